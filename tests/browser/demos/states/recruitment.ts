import { press, type ScreenState } from "./state.ts";

export const recruitmentStates: readonly ScreenState[] = [
  ["Dashboard", "a candidate", press("Review")],
  ["Dashboard", "the times of an interview", press("Review"), press("Schedule Interview")],
  ["Dashboard", "a refused scorecard", press("Score"), press("Submit Scorecard")],
  ["Dashboard", "an interview's room", press("Join")],
  [
    "Candidates",
    "a refused rejection",
    press(/^Move Marcus Oyelaran/),
    (page) => page.getByRole("menuitem", { name: "Rejected" }).click(),
    press(/^Reject$/),
  ],
  [
    "Candidates",
    "the list with a selection",
    (page) => page.getByRole("radio", { name: "List" }).check(),
    (page) => page.getByRole("checkbox", { name: "Select Anika Sørensen" }).check(),
  ],
  ["Candidates", "a refused candidate", press("Add Candidate"), press("Add to Screening")],
  ["Jobs", "a job", press("Edit Job")],
];

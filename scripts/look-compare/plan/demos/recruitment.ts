import { check, checkbox, click, menuItem, press, radio } from "../scene.ts";
import { demoScenes, state } from "./demo-scenes.ts";

const move = press(/^Move Marcus Oyelaran/);

export const recruitmentScenes = demoScenes(
  "recruitment",
  ["Dashboard", "Candidates", "Jobs", "Analytics"],
  [
    state("Dashboard", "candidate", press("Review")),
    state("Dashboard", "schedule", press("Review"), press("Schedule Interview")),
    state("Dashboard", "refused scorecard", press("Score"), press("Submit Scorecard")),
    state("Dashboard", "interview room", press("Join")),
    state("Candidates", "move menu", move),
    state("Candidates", "refused rejection", move, click(menuItem("Rejected")), press(/^Reject$/)),
    state(
      "Candidates",
      "list with selection",
      check(radio("List")),
      check(checkbox("Select Anika Sørensen")),
    ),
    state("Candidates", "refused candidate", press("Add Candidate"), press("Add to Screening")),
    state("Jobs", "job", press("Edit Job")),
  ],
);

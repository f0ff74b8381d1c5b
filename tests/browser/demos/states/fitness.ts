import { press, type ScreenState } from "./state.ts";

export const fitnessStates: readonly ScreenState[] = [
  ["Dashboard", "a message to write", press("Send Nudge"), press("Send message")],
  ["Dashboard", "an offer", press("Offer Membership")],
  ["Members", "a member", press("Rosa Ilves"), press("Book a Class")],
  ["Members", "a refused new member", press("Add Member"), press("Add to the club")],
  [
    "Classes",
    "a roster with a waitlist",
    (page) =>
      page
        .getByRole("listitem")
        .filter({ hasText: "Boxing Fundamentals" })
        .getByRole("button", { name: "Roster" })
        .click(),
  ],
  ["Classes", "a refused class", press("Add Class"), press("Add to the timetable")],
  ["Live Workouts", "a refused start", press("Start Workout"), press("Start the clock")],
  ["Live Workouts", "the floor on a tablet", press("Floor mode")],
  ["Analytics", "the table of the heatmap", press("View as table")],
];

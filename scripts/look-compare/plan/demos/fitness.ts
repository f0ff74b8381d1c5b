import { click, press } from "../scene.ts";
import { demoScenes, state } from "./demo-scenes.ts";

export const fitnessScenes = demoScenes(
  "fitness",
  ["Dashboard", "Members", "Classes", "Live Workouts", "Analytics"],
  [
    state("Dashboard", "nudge", press("Send Nudge")),
    state("Dashboard", "refused nudge", press("Send Nudge"), press("Send message")),
    state("Dashboard", "offer", press("Offer Membership")),
    state("Members", "member", press("Rosa Ilves")),
    state("Members", "booking of a member", press("Rosa Ilves"), press("Book a Class")),
    state("Members", "refused member", press("Add Member"), press("Add to the club")),
    state(
      "Classes",
      "roster",
      click(
        'role=listitem >> :scope:has-text("Boxing Fundamentals") >> role=button[name=/roster/i]',
      ),
    ),
    state("Classes", "refused class", press("Add Class"), press("Add to the timetable")),
    state("Live Workouts", "refused start", press("Start Workout"), press("Start the clock")),
    state("Live Workouts", "floor mode", press("Floor mode")),
    state("Analytics", "heatmap table", press("View as table")),
  ],
);

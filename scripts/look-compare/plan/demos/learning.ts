import { check, fill, desk, phone, press, radio } from "../scene.ts";
import { demoScenes, state, stateAt } from "./demo-scenes.ts";

export const learningScenes = demoScenes(
  "learning",
  ["Dashboard", "My Courses", "Watch", "Browse", "Progress"],
  [
    state("My Courses", "certificate", press("View Certificate")),
    state("Browse", "course", press("Spanish for Travel")),
    state("Watch", "resources", press("Download Resources")),
    stateAt(phone, "Watch", "shortcuts", press(/^More$/), press("Shortcuts")),
    stateAt(desk, "Watch", "shortcuts", press("Shortcuts")),
    state(
      "Watch",
      "wrong answer",
      check(radio("The join failed")),
      check(radio("Left join, keep IS NULL")),
      press(/^Check$/),
    ),
    state("Watch", "end of chapter", fill("role=slider[name=/Seek/]", "720")),
    state("Progress", "instructor", check(radio("Instructor"))),
  ],
);

import { check, click, press, radio } from "../scene.ts";
import { demoScenes, state } from "./demo-scenes.ts";

export const healthcareScenes = demoScenes(
  "healthcare",
  ["Dashboard", "Appointments", "Medical Records", "Prescriptions", "Health Analytics"],
  [
    state(
      "Appointments",
      "day and time",
      click("role=grid >> role=button[name=/^Tuesday, November 24/]"),
      check(radio(/^9:30 AM/)),
    ),
    state("Dashboard", "call", press("Join Call")),
    state("Dashboard", "check in", press(/^Check in for/)),
    state("Dashboard", "message", press("Message your care team")),
    state("Dashboard", "cancel", press("Cancel")),
    state("Medical Records", "result", press("Lipid panel")),
    state("Medical Records", "visit note", press("Visit note, General Practice")),
    state("Medical Records", "sharing", press("Share with a caregiver")),
    state("Prescriptions", "refill", press("Request refill")),
    state("Health Analytics", "refused reading", press("Add reading")),
  ],
);

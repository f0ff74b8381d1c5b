import { press, type ScreenState } from "./state.ts";

export const healthcareStates: readonly ScreenState[] = [
  [
    "Appointments",
    "a chosen day and time",
    (page) =>
      page
        .getByRole("grid")
        .getByRole("button", { name: /^Tuesday, November 24/ })
        .click(),
    (page) => page.getByRole("radio", { name: /^9:30 AM/ }).check(),
  ],
  ["Dashboard", "a call", press("Join Call")],
  ["Dashboard", "the check-in", press(/^Check in for/)],
  ["Dashboard", "a message", press("Message your care team")],
  ["Dashboard", "a question before cancelling", press("Cancel")],
  ["Medical Records", "a result", press("Lipid panel")],
  ["Medical Records", "a visit note", press("Visit note, General Practice")],
  ["Medical Records", "the sharing with a caregiver", press("Share with a caregiver")],
  ["Prescriptions", "a refill", press("Request refill")],
  ["Health Analytics", "a refused reading", press("Add reading")],
];

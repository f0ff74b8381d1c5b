import type { CallTypeId } from "#domain/call-types.ts";

/** The calls that a button of a page opens; consultations are booked after their form. */
export type ButtonCallId = Exclude<CallTypeId, "consult30">;

/** The specification's labels of the buttons, sections 2 and 3. */
export const callLabels = {
  call15: "Schedule Call",
  partner30: "Schedule a Call",
} as const satisfies Record<ButtonCallId, string>;

/** Words of the card on the contact page that invites to a call. */
export const callCard = {
  title: "Prefer to talk?",
  text: "A first call is free and takes 15 minutes. No slides. The longer consultation above takes 30.",
  /** Where there is no script, or none came. */
  withoutScript: "Booking a time here needs JavaScript. We are on the telephone too:",
  unloaded: "The calendar did not load. Press the button again, or call us:",
} as const;

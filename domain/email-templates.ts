/** What an e-mail of the outbox is, as the database names it. */
export const emailTemplates = [
  "notice",
  "receipt",
  "newsletter-confirm",
  "recovery",
  "confirm-account",
  "call-confirm",
  "call-booked",
  "call-moved",
  "call-cancelled",
  "call-reminder",
  "call-staff",
  "reply",
  "message-notice",
  "nudge",
  "digest",
  "flood-notice",
  "webhook-off",
  "issue",
  "issue-test",
] as const;

export type EmailTemplate = (typeof emailTemplates)[number];

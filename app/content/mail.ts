import type { EmailTemplate } from "#domain/email-templates.ts";
import type { ToastMessage } from "./messages.ts";

export type EmailState = "queued" | "sending" | "sent" | "failed" | "skipped";

/** Whether e-mails leave: from here, not at all, or not yet, because nothing sends them for a hosted project. */
export type MailMode = "on" | "off" | "hosted";

/** Words of the page that lists e-mails. */
export const mailPage = {
  parts: "Parts of the mail",
  sent: "Sent",
  received: "Received",
  modes: {
    on: {
      title: "Mail is on",
      text: "Letters leave within seconds. What the mail server puts off is tried ten times, over eight hours.",
    },
    off: {
      title: "Mail is off",
      text: "Nothing is sent. Below is what would have gone out. To turn mail on, set SMTP_URL and MAIL_FROM on the server. Letters older than a day are skipped then; Retry sends them all the same.",
    },
    hosted: {
      title: "Letters wait",
      text: "This site runs on a hosted Supabase project, which sends the letters about passwords itself. Nothing sends the ones below: that takes npm run mail, on any machine.",
    },
  } satisfies Record<MailMode, { title: string; text: string }>,
  filter: "Letters by state",
  all: "All",
  states: {
    queued: "Waiting",
    sending: "Being sent",
    sent: "Sent",
    failed: "Failed",
    skipped: "Skipped",
  } satisfies Record<EmailState, string>,
  /** What came back of a letter that a mail server had taken. */
  reports: { delayed: "Delayed", bounced: "Not delivered" },
  delayedHelp: "A mail server on the way tries again.",
  templates: {
    notice: "Notice to the team",
    receipt: "Receipt",
    "newsletter-confirm": "Newsletter confirmation",
    recovery: "New password",
    "confirm-account": "Confirmation of an account",
    "call-confirm": "Confirmation of a call",
    "call-booked": "Call booked",
    "call-moved": "Call moved",
    "call-cancelled": "Call cancelled",
    "call-reminder": "Reminder of a call",
    "call-staff": "Call, to its host",
    reply: "Reply",
    "message-notice": "Notice of a letter",
    nudge: "Nudge to the team",
    digest: "Digest of a day",
    "flood-notice": "Notice of a flood",
    "webhook-off": "Webhook switched off",
    issue: "Issue of the newsletter",
    "issue-test": "Test of an issue",
  } satisfies Record<EmailTemplate, string>,
  list: "Letters, newest first",
  team: "The team",
  record: "Record",
  attempts: (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`),
  nextTry: "Next try",
  due: "Due",
  atOnce: "within a minute",
  read: "Read the letter",
  retry: "Retry",
  retrying: "Retrying…",
  more: "Show older letters",
  loadingMore: "Loading…",
  loading: "Loading...",
  none: "No letters yet",
  noneHelp: "A form that is sent brings one for the team and one for its sender.",
  noMatch: "No letters in this state",
  loadFailed: "Could not load the letters",
  loadFailedHelp: {
    unreachable: "Our server did not answer. Check your connection.",
    other: "Something went wrong on our side.",
  },
} as const;

export const mailToasts = {
  queued: {
    title: "Back in the queue",
    description: "It goes out within seconds.",
    tone: "success",
  },
  queuedOff: {
    title: "Back in the queue",
    description: "It goes out once mail is on.",
    tone: "success",
  },
  changed: {
    title: "Nothing to retry",
    description: "This letter has gone out meanwhile, or is about to.",
    tone: "neutral",
  },
  failed: { title: "Error", description: "Failed to retry. Please try again.", tone: "error" },
} as const satisfies Record<string, ToastMessage>;

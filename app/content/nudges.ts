import type { ToastMessage } from "./messages.ts";

/** Words of the choice of what the site writes to its reader. */
export const nudgeLabels = {
  title: "Your letters",
  help: "What the site writes to you about the inbox, and when. What is due or overdue goes to whoever has the record, and to the owners where nobody has it.",
  mailOff: "Mail is off.",
  mailOffHelp: "No letters go out from this server. What you choose holds once mail is on.",
  ways: { now: "Now", digest: "In the digest", off: "Off" },
  letters: {
    newRecords: {
      name: "New records",
      when: "Each form as it comes in. If nobody takes them now, everybody gets them: no lead is lost.",
    },
    assigned: { name: "Given to you", when: "Two minutes after, several in one." },
    mentioned: { name: "Mentioned", when: "At once, when a note names you with @." },
    due: { name: "Due soon", when: "When a quarter of the promised time is left." },
    overdue: {
      name: "Overdue",
      when: "When the promise has passed; to owners again after as much time once more.",
    },
    followUp: { name: "Follow-ups", when: "In the morning of the day that was set." },
  },
  digest: "Daily digest",
  digestHint: "One letter a day: what is new, what waits for you, and what you have put into it.",
  noDigest: "Off",
  digestOn: (time: string) => `The digest was off: it comes daily at ${time} now.`,
  digestOff: (names: readonly string[]) =>
    `Nothing is lost without it; these come at once again: ${names.join(", ")}.`,
  quiet: "Quiet hours",
  quietHint: (to: string) => `Letters wait until they end at ${to}.`,
  noQuiet: "The same hour twice is none: letters come at any hour.",
  from: "From",
  to: "Until",
  weekends: "Letters at weekends",
  onWeekends: "They come on Saturday and Sunday too.",
  notOnWeekends: "What comes up then waits until Monday.",
  unsaved: "Not saved yet.",
  save: "Save choices",
  saving: "Saving…",
  saved: {
    title: "Saved",
    description: "The site writes to you like this from now on.",
    tone: "success",
  } satisfies ToastMessage,
  failures: {
    title: "Your choices were not saved",
    unreachable: "Our server did not answer. They still stand here: try again.",
    "too-many": (wait: string) =>
      `Too many requests in a short time. Wait ${wait}, then try again.`,
    "not-allowed": "Your account may not do this at the moment. They still stand here.",
    refused: "Our server could not take one of them. They still stand here.",
    failed: "Something went wrong on our side. They still stand here: try again.",
  },
  loadFailed: "Could not load what the site writes to you.",
} as const;

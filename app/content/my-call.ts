import type { CallTypeId } from "#domain/call-types.ts";
import { site } from "./site.ts";

/** Words of `/calls`, the page behind the link in our letters about a call. */
export const myCall = {
  meta: {
    title: "Your call with us",
    description:
      "Confirm, move or cancel a call with the link in our letter. No account is needed.",
  },
  title: "Your call",
  loading: "Looking up your call…",
  withoutScript: {
    title: "Your call needs JavaScript",
    text: "Without it this page cannot look your call up. Call us or write to us, and we confirm, move or cancel it for you.",
  },
  other: "Something else?",
  ways: { phone: "Phone", mail: "E-mail", form: "Form" },
  form: "Contact form",
} as const;

/** The page by itself, without a link's secret. */
export const noCall = {
  title: myCall.title,
  lead: "Here you confirm, move or cancel a call with us.",
  card: {
    title: "Open the link in our letter",
    text: "It leads to this page and to your call; no account is needed. If the letter is lost, tell us your name and when the call is: we will find it.",
  },
} as const;

export const unreachableCall = {
  lead: "It could not be looked up.",
  title: "We could not look up your call.",
} as const;

/** What helps further when nothing could be looked up or changed. A second try never does anything twice. */
export const myCallReasons = {
  unreachable: "We could not reach our server. Check your connection, then try again.",
  "too-many": (wait: string) =>
    `Too many tries in a short time. Please wait ${wait} and try again. Your link still works.`,
  refused: "Our server could not accept this. Open the link in our letter once more.",
  "not-allowed": "Something went wrong on our side. Please try again.",
  failed: "Something went wrong on our side. Please try again.",
  contact: { email: site.email, phone: site.phone },
} as const;

/** What is said of every call. */
export const callFacts = {
  length: "Length",
  minutes: (count: number) => `${count} minutes`,
  with: "With",
  /** Beside the visitor's own time. */
  there: (when: string, city: string) => `${when} ${city} time`,
  ours: (when: string) => `${when} Pacific time`,
  team: `The ${site.name} team`,
  place: "Where",
  reference: "Reference",
  byPhone: (phone: string) => `We call ${phone}`,
  join: "Join the video call",
  video: "A video call",
  videoLater: "A video call. The link is here once you have confirmed.",
  office: `Our office in ${site.office.line}`,
  unknown: (email: string) => `We write to ${email} how to reach us`,
} as const;

export const confirmCallWords = {
  title: "Confirm your call",
  lead: "One press, and this time is yours.",
  submit: "Confirm this call",
  submitting: "Confirming…",
  notMine: "I did not ask for this",
  notMineTitle: "Give this call up?",
  notMineText:
    "The time is free again at once, and nobody calls you. Your details go within a week.",
  giveUp: "Give it up",
  givingUp: "Giving it up…",
  keep: "Keep it",
  taken: {
    title: "This time has gone to somebody else meanwhile.",
    text: "You have lost nothing but the time: choose another one, it takes a minute.",
    action: "Choose another time",
  },
  confirmedToast: { title: "Call confirmed", tone: "success" },
  failedToast: { title: "Error", description: "The call was not confirmed.", tone: "error" },
  givenUpToast: { title: "Call given up", tone: "neutral" },
  keptToast: { title: "Error", description: "The call was not given up.", tone: "error" },
} as const;

export const bookedCall = {
  booked: { title: "Your call is booked", lead: "Move or cancel it here until it begins." },
  confirmed: {
    title: "Your call is confirmed",
    lead: "Move or cancel it here until it begins.",
  },
  moved: { title: "Your call is moved", lead: "The new time counts from now on." },
  move: "Move",
  cancel: "Cancel the call",
  save: "Add to calendar",
  movesLeft: (count: number) => {
    if (count === 0) return "This call has been moved five times. To move it again, call us.";
    return count === 1 ? "1 move left" : `${count} moves left`;
  },
  begun: { title: "Your call has begun", lead: "Come in: we are there." },
} as const;

export const moveCallWords = {
  title: "Choose another time",
  text: "Your call stays where it is until you press the button.",
  /** Of the time in the table that the call has now. */
  now: "Now",
  next: "Moves to",
  none: "Choose a time",
  /** Of the button, until a time is chosen. */
  submitNothing: "Move the call",
  submit: (when: string) => `Move to ${when}`,
  submitting: "Moving…",
  keep: "Keep the time",
  missing: "Choose a day and a time.",
  movedToast: (when: string) => ({
    title: "Call moved",
    description: when,
    tone: "success" as const,
  }),
  failedToast: { title: "Error", description: "The call was not moved.", tone: "error" },
  refusals: {
    taken: {
      title: "This time has just gone to somebody else.",
      text: "Your call stays where it is. The times below are up to date.",
    },
    "not-open": {
      title: "This time is past, or no longer offered.",
      text: "Your call stays where it is. The times below are up to date.",
    },
  },
} as const;

export const cancelCallWords = {
  title: "Cancel this call?",
  why: "Why?",
  whyLong: "Shorten this to 1,000 characters or fewer.",
  submit: "Cancel the call",
  submitting: "Cancelling…",
  keep: "Keep it",
  cancelledToast: { title: "Call cancelled", tone: "neutral" },
  failedToast: { title: "Error", description: "The call was not cancelled.", tone: "error" },
} as const;

export const callOver = {
  cancelled: {
    title: "This call is cancelled",
    visitor: "You cancelled it, and the time is free again.",
    staff: "We had to cancel it, and are sorry. Choose another time, and it is yours.",
  },
  past: {
    title: "This call is past",
    lead: "Something left to say? Book another one.",
  },
  givenUp: {
    title: "This call is given up",
    lead: "The time is free again, and nobody will call you. If it was you after all, the link in our letter still works.",
  },
  again: "Book another",
} as const;

/** Where a call of each type is booked. */
export const callPages = {
  call15: "/contact",
  partner30: "/partners",
  consult30: "/application-form",
} as const satisfies Record<CallTypeId, string>;

/** Of the file for the visitor's calendar. */
export const callFileWords = {
  notes: (reference: string, address: string) =>
    `Reference ${reference}. To move or cancel this call: ${address}`,
} as const;

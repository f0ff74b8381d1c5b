import { business } from "#domain/business.ts";
import { callTypes as types, type CallTypeId } from "#domain/call-types.ts";
import type { ToastMessage } from "./messages.ts";

type CallType = {
  readonly id: CallTypeId;
  readonly minutes: number;
  readonly title: string;
  readonly text: string;
  /** What the visitor's calendar calls it. */
  readonly event: string;
};

export const callTypes = {
  call15: {
    id: "call15",
    ...types.call15,
    title: "A first call, 15 minutes",
    text: "Free, and no slides. Choose a time and tell us how to reach you.",
  },
  partner30: {
    id: "partner30",
    ...types.partner30,
    title: "A partner call, 30 minutes",
    text: "Bring the client you have in mind. Choose a time and tell us how to reach you.",
  },
} as const satisfies Record<CallTypeId, CallType>;

/**
 * The phone hours of the specification. `private.is_open_slot` in the database has the same; minutes count from
 * midnight.
 */
export const callHours = {
  zone: business.office.zone,
  opens: 9 * 60,
  closes: 18 * 60,
  workingDays: 10,
} as const;

/** Words of the dialog in which a call is booked. */
export const callDialogLabels = {
  close: "Close",
  zone: {
    legend: "Times are shown in",
    own: (city: string) => `${city} time`,
    ours: "Pacific time",
  },
  day: {
    legend: "Day",
    free: (count: number) => (count === 0 ? "full" : `${count} free`),
  },
  time: {
    legend: (day: string) => `Times on ${day}`,
    name: (time: string, day: string) => `${time}, ${day}`,
    taken: "taken",
    allTaken: "Every time in the next ten working days is taken. Call or write to us instead.",
  },
  loading: "Looking up which times are free…",
  unreachable: {
    title: "We could not look up which times are free.",
    text: "Check your connection, then try again. What you typed is still here.",
    retry: "Retry",
  },
  ticket: {
    none: "No time chosen yet",
    noneText: "Pick a day, then a time.",
    minutes: (count: number) => `${count} minutes`,
    also: (time: string) => `${time} Pacific time`,
  },
  form: {
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    phoneHint: "Without one, we send you a video link.",
    book: "Book this call",
    booking: "Booking…",
    nothing: "Choose a time first.",
    privacy: "We use your details only for this call. See our",
    privacyLink: "privacy policy",
  },
  instead: "Or call us",
  booked: {
    title: "Your call is booked",
    ours: "Pacific time",
    length: "Length",
    reference: "Reference",
    next: "What happens next",
    byPhone: (phone: string) =>
      `We call ${phone} at that time. If you cannot make it, write or call and name the reference.`,
    byMail: (email: string) =>
      `We send a video link to ${email} before the call. If you cannot make it, write or call and name the reference.`,
    save: "Add to calendar",
    done: "Done",
  },
  event: {
    video: "Video link by e-mail",
    notes: (reference: string, phone: string, email: string) =>
      `Reference ${reference}. To move or cancel this call: ${phone} or ${email}.`,
  },
} as const;

export const callErrors = {
  timeMissing: "Choose a day and a time.",
  nameMissing: "Enter your name.",
  nameLong: "Shorten your name to 200 characters or fewer.",
  emailMissing: "Enter your e-mail address.",
  emailShape: "Enter a full address, like name@company.com.",
  emailLong: "Use an e-mail address of 254 characters or fewer.",
  phoneLong: "Shorten the number to 50 characters or fewer.",
} as const;

export const callToasts = {
  booked: (when: string) => ({
    title: "Call booked",
    description: when,
    tone: "success" as const,
  }),
  failed: {
    title: "Error",
    description: "The call could not be booked. Please try again.",
    tone: "error",
  },
  taken: {
    title: "This time could not be booked",
    description: "Please choose another one.",
    tone: "error",
  },
  notOpen: {
    title: "This time cannot be booked any more",
    description: "Please choose another one.",
    tone: "error",
  },
} as const satisfies Record<string, ToastMessage | ((when: string) => ToastMessage)>;

/** Stands above the times after the database has refused one. `taken` says to everybody what may be in the way. */
export const callRefusals = {
  taken: {
    title: "This time could not be booked.",
    text: "Somebody else may have just booked it: the times below are up to date. If you have two calls with us already, write to us, and we will find a time for more. What you typed is still here.",
  },
  "not-open": {
    title: "This time is past, or outside our phone hours.",
    text: "The times below are up to date. What you typed is still here.",
  },
} as const;

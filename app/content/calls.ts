import { business } from "#domain/business.ts";
import { callTypes as types, type CallTypeId } from "#domain/call-types.ts";
import type { ToastMessage } from "./messages.ts";
import { site } from "./site.ts";

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
  consult30: {
    id: "consult30",
    ...types.consult30,
    title: "Your launch consultation, 30 minutes",
    text: "Free, and without obligation. Choose the time that suits you.",
  },
} as const satisfies Record<CallTypeId, CallType>;

/** Beside the visitor's own, the zone that times are shown in. */
export const officeZone = business.office.zone;

/** Words of the dialog in which a call is booked. */
export const callDialogLabels = {
  close: "Close",
  zone: {
    legend: "Times are shown in",
    own: (city: string) => `${city} time`,
    ours: "Pacific time",
  },
  picker: "Choose a time",
  day: {
    legend: "Day",
    free: (count: number) => (count === 0 ? "full" : `${count} free`),
  },
  time: {
    legend: (day: string) => `Times on ${day}`,
    taken: "taken",
    /** Of a call that is being moved. */
    current: "your call now",
    allTaken: "Every time that can be booked is taken. Call or write to us instead.",
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
    /** What becomes of a call with and without a number. */
    phoneHints: {
      video: "Without one, we send you a video link.",
      call: "We call you on this number.",
      besideVideo: "Only for when the video does not work.",
      besideOffice: "Only for when something comes up that day.",
    },
    book: "Book this call",
    booking: "Booking…",
    nothing: "Choose a time first.",
    privacy: "We use your details only for this call. See our",
    privacyLink: "privacy policy",
  },
  instead: "Or call us",
  held: {
    title: "Almost booked",
    letter: { before: "Open our letter to", after: "and confirm." },
    kept: (time: string, clock: string) => `We keep ${time} until ${clock}.`,
    advice: "Not there after a minute? Look among the spam.",
    again: "Send again",
    sending: "Sending…",
    sentAgain: (clock: string) => `Sent again at ${clock}.`,
    notSent: "The letter could not be sent again. Check your connection, then try once more.",
    allSent: "That was our last letter for today. Is the address right?",
    otherAddress: "Other address",
    otherTime: "Other time",
    lapsed: {
      title: "This time is no longer kept",
      lead: (time: string) => `We do not keep ${time} any more.`,
      text: "Nobody confirmed it within 30 minutes. While it is still free, the link in our letter books it all the same.",
      again: "Choose again",
    },
  },
  booked: {
    title: "Your call is booked",
    ours: "Pacific time",
    length: "Length",
    reference: "Reference",
    next: "What happens next",
    byPhone: (phone: string) => `We call ${phone} at that time.`,
    join: "Join by video at that time:",
    inLetter: (email: string) => `The video link is in our letter to ${email}.`,
    atOffice: `We meet at our office, ${site.office.line}.`,
    unknown: (email: string) => `We write to ${email} how to reach us.`,
    change: "To change it",
    byLink: "Move or cancel it with the link below. Keep the link: no letter comes.",
    byLetter: (email: string) => `Move or cancel it with the link in our letter to ${email}.`,
    save: "Add to calendar",
    manage: "Manage this call",
    copy: "Copy link",
    copied: "Copied",
    address: "Link to this call",
    done: "Done",
  },
  event: {
    video: "Video link in our letter",
    office: `${site.name}, ${site.office.line}`,
    notes: (reference: string, ways: string) =>
      `Reference ${reference}. To move or cancel this call: ${ways}`,
    ways: `${site.phone.label} or ${site.email}.`,
  },
} as const;

/** Words of the booking that follows the application of a consultation. */
export const consultationCall = {
  title: "Choose your time now",
  text: "Free, and 30 minutes. If you would rather hear from us first, leave this: we write to you.",
  /** How both come together, by what the application asks for. */
  meetings: {
    "video-call": "By video",
    "phone-call": "On the phone",
    "in-person": `At our office, ${site.office.line}`,
  },
  book: "Book this time",
  booked: "Your consultation is booked",
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
  held: (email: string) => ({
    title: "Check your mail",
    description: `Our letter to ${email} asks you to confirm.`,
    tone: "neutral" as const,
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

/**
 * Why the database would not do what was asked. `taken` says to everybody what may be in the way; from `past` on they are
 * told only to who has the link of a call.
 */
export const callRefusals = {
  taken: {
    title: "This time could not be booked.",
    text: "Somebody else may have just booked it: the times below are up to date. If you have two calls with us already, write to us, and we will find a time for more. What you typed is still here.",
  },
  "not-open": {
    title: "This time is past, or no longer offered.",
    text: "The times below are up to date. What you typed is still here.",
  },
  past: {
    title: "This call cannot be changed any more.",
    text: "It has begun, or it is over. Call us if something is left to say.",
  },
  cancelled: {
    title: "This call is cancelled.",
    text: "Book another one whenever it suits you.",
  },
  two: {
    title: "You have two calls with us already.",
    text: "Move or cancel one of them first, with the link in its letter, or write to us, and we will find a time for more.",
  },
  moves: {
    title: "This call has been moved five times.",
    text: "Please call us, and we will find a time together.",
  },
  unknown: {
    title: "This link is not known, or no longer good.",
    text: "It may have been cut in two by a mail program, or the call is more than 30 days past. Call or write to us, and we will look it up.",
  },
} as const;

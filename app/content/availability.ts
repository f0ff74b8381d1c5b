import { business } from "#domain/business.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { counted } from "#domain/counted.ts";
import type { ToastMessage } from "./messages.ts";

/** Monday first, as the database counts them from 1. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export const availability = {
  parts: "Availability of",
  mine: "My calls",
  team: "Team",
  person: "Calendar",
  everybody: "Everybody",
  shared: "Team's shared calendar",
  gone: (name: string) => `${name} (has left)`,
  noHost: "You have no calendar yet. Sign in again in a minute.",
  ofOther: (name: string) => `These are the settings of ${name}.`,
  loading: "Loading...",
  loadFailed: "Could not load the availability",
  form: "Settings",
  types: {
    call15: { name: "First call", minutes: "15 minutes" },
    partner30: { name: "Partner call", minutes: "30 minutes" },
    consult30: { name: "Consultation", minutes: "30 minutes" },
  } satisfies Record<CallTypeId, { name: string; minutes: string }>,
} as const;

/** Of the field of a time zone, wherever it stands. */
export const zoneWords = {
  label: "Time zone",
  now: (time: string) => `It is ${time} there now.`,
  unknown: "Choose a time zone of the list, like Europe/Lisbon.",
  refused: "The database does not know this time zone. Choose another one.",
} as const;

export const takingPart = {
  title: "Taking calls",
  switch: "Take calls",
  on: "Visitors can book the hours below.",
  off: "Nobody can book with this calendar. Calls that are booked stay.",
  sharedToo:
    "The team's calendar takes calls too. Turn it off under Team once people have their own.",
  otherClocks: (city: string, day: string) =>
    `This browser and the database know different clocks for ${city} from ${day} on. Visitors are offered what the database says.`,
  buffer: "Free time after each call",
  bufferHint: "In minutes, 0 to 120.",
  most: "Most calls a day",
  mostHint: "Leave it empty for no limit.",
  meets: "How I meet",
  byPhone: "By telephone",
  byPhoneText: "We call the number that visitors leave.",
  byLink: "By video link",
  byLinkText: "Visitors who leave no number get this link.",
  link: "Video link",
} as const;

export const weekPart = {
  title: "Weekly hours",
  text: "Wall-clock hours in the time zone above, for each kind of call.",
  types: "Hours for",
  total: (hours: string) => `${hours} a week`,
  needsLook: "needs a look",
  closed: "No calls",
  from: "from",
  until: "until",
  midnight: "midnight",
  window: (day: string, number: number) => `${day}, hours ${number}`,
  add: "Add hours",
  addOn: (day: string) => `on ${day}`,
  remove: (day: string, number: number) => `Remove hours ${number} of ${day}`,
  copy: "Copy to Mon–Fri",
  copyName: (day: string) => `Copy to Mon–Fri: the hours of ${day}`,
  copyFrom: "Copy all from",
  copied: (to: string) => `Hours copied to ${to}.`,
  weekdays: "Monday to Friday",
} as const;

export const daysPart = {
  title: "Days off and special hours",
  text: "They replace the weekly hours of those days.",
  teamTitle: "Closed days for everybody",
  teamText:
    "No calendar offers calls on these days. Special hours apply where people have none of their own.",
  none: "No special days ahead.",
  list: "Special days ahead",
  past: (count: number) => `${count} in the past`,
  closed: "Closed",
  yearly: "every year",
  hours: (opens: string, closes: string) => `${opens} to ${closes}`,
  add: "Add a day",
  change: "Change",
  remove: "Remove",
  editor: { add: "Add a day or several", change: "Change this day" },
  first: "First day",
  last: "Last day",
  repeat: "Every year on this day",
  kind: "On this day",
  isClosed: "Closed",
  isOpen: "Special hours",
  opens: "From",
  closes: "Until",
  reason: "Reason",
  put: { add: "Put on the list", change: "Change the list" },
  cancel: "Cancel",
} as const;

export const blockPart = {
  title: "Block a time",
  text: "At once, for every kind of call. Booked calls stay.",
  hour: "Block the next hour",
  today: "Block the rest of today",
  other: "Another time",
  from: "From",
  until: "Until",
  reason: "Reason",
  zone: (city: string) => `Times are those of ${city}.`,
  submit: "Block this time",
  list: "Blocked ahead",
  remove: "Remove",
  failed: "Could not load the blocked times",
  missing: "Enter when it begins and ends.",
  order: "The end has to come after the beginning.",
  past: "This time is over already.",
  long: "Block a year at most.",
} as const;

export const feedPart = {
  title: "Calendar address",
  text: "Your calendar program subscribes to it and shows the booked calls. It shows, it does not block.",
  hosted:
    "Not offered here: this site runs on a hosted Supabase project, and the address takes our own server.",
  none: "There is no address yet.",
  since: (day: string) => `The address works since ${day}.`,
  make: "Make",
  replace: "Replace",
  end: "Turn off",
  replaceText: "Replacing ends the present address.",
  once: "Copy it now: it is not shown again. Whoever has it can read your calls.",
  label: "Calendar address",
  copy: "Copy address",
  copied: "Copied",
  byHand: "The browser did not let us copy. The address is selected: press Ctrl+C.",
  ways: [
    ["Google", "Other calendars, Add, From URL."],
    ["Outlook", "Add calendar, Subscribe from web."],
    ["Apple", "File, New Calendar Subscription."],
  ],
  failed: "Could not look up the calendar address",
} as const;

export const seenPart = {
  title: "What visitors see",
  text: "All calendars together.",
  next: "Next",
  free: (count: number) => `${counted(count, "time")} in 10 days`,
  none: "No time is open",
  loading: "Looking up which times are open…",
  failed: "Could not look up the open times",
} as const;

export const rulesPart = {
  title: "Rules for each kind of call",
  text: "Days ahead are those that have hours, today among them.",
  offered: "Offered",
  offeredText: "Visitors can book it.",
  notOffered: "Not on offer. Booked calls stay.",
  notice: "Shortest notice",
  noticeUnit: "Unit of the notice",
  units: { minutes: "minutes", hours: "hours", days: "days" },
  horizon: "Days ahead",
  step: "A call can begin every",
  steps: (minutes: number) => `${minutes} minutes`,
} as const;

export const overview = {
  title: "Who takes calls",
  caption: "Calendars and what they offer",
  columns: {
    person: "Calendar",
    takes: "Takes calls",
    zone: "Time zone",
    hours: "Hours a week",
    meets: "Meets",
    off: "Next day off",
  },
  yes: "Takes calls",
  no: "Takes none",
  gone: "Has left",
  hours: (hours: string) => `${hours} h`,
  phone: "By telephone",
  link: "By video link",
  none: "None planned",
  phoneHours: `The pages say ${business.phoneHours} as the telephone's hours. Those stay; they are words of the site.`,
} as const;

export const saving = {
  unsaved: "Unsaved changes",
  save: "Save",
  saving: "Saving…",
  discard: "Discard",
  faults: (count: number) =>
    count === 1 ? "One field needs a look." : `${count} fields need a look.`,
  restored: "Unsaved changes from before",
  restoredText: "You left without saving. They are in the fields below.",
  keep: "Keep",
  drop: "Drop",
  title: "Before you save",
  close: "Close",
  goOn: "Go on editing",
  outside: "Booked calls outside the hours",
  moreOutside: (count: number) => `and ${count} more`,
  standing: (count: number) =>
    `${counted(count, "booked call")} ${count === 1 ? "lies" : "lie"} outside the hours. ${count === 1 ? "It stays" : "They stay"} booked.`,
  outsideFailed: "Could not load these calls",
} as const;

export const availabilityFaults = {
  opens: "Enter when it opens.",
  closes: "Enter when it closes.",
  order: "It has to close after it opens.",
  overlap: "These hours overlap with the ones before.",
  buffer: "Enter whole minutes from 0 to 120.",
  most: "Enter a number from 1 to 50, or leave it empty.",
  link: "Use a link that begins with https://.",
  firstDay: "Enter the day.",
  lastDay: "The last day has to come after the first.",
  longDays: "Enter 400 days at most.",
  yearlyRange: "What comes every year is a single day.",
  reason: "Use 200 characters or fewer.",
  notice: "Enter a whole number, 30 days at most.",
  horizon: "Enter a number of days from 1 to 60.",
} as const;

/** What the database does not accept, by the field that it names. */
export const availabilityRefusals: Readonly<Record<string, string>> = {
  time_zone: zoneWords.refused,
  hours: "These hours overlap, or one closes before it opens.",
  exceptions: "One of these days is not possible. Check its dates and hours.",
  meeting_url: availabilityFaults.link,
  buffer_minutes: availabilityFaults.buffer,
  most_per_day: availabilityFaults.most,
};

export const availabilityToasts = {
  saved: { title: "Saved", description: "Visitors see the new times now.", tone: "success" },
  blocked: (until: string) => ({
    title: "Time blocked",
    description: `Until ${until}.`,
    tone: "success" as const,
  }),
  unblocked: { title: "Offered again", tone: "success" },
  feedEnded: {
    title: "Calendar address turned off",
    description: "Calendars that use it get no more calls.",
    tone: "success",
  },
} as const satisfies Record<string, ToastMessage | ((until: string) => ToastMessage)>;

export const availabilityFailures = {
  title: "Nothing was changed",
  unreachable: "Our server did not answer. Check your connection, then try again.",
  "too-many": (wait: string) =>
    `Too many requests in a short time. Please wait ${wait} and try again.`,
  "not-allowed": "Everybody changes their own calls, owners those of all.",
  refused: "Our server could not accept one of the values. Check them, then try again.",
  failed: "Something went wrong on our side. Please try again.",
} as const;

import { counted } from "#domain/counted.ts";

/** Words of the calls in the admin panel: the agenda and the lists beside it. */
export const callsPage = {
  tabs: {
    label: "Calls",
    agenda: "Agenda",
    upcoming: "Upcoming",
    past: "What happened?",
    unconfirmed: "Not confirmed",
    all: "All, with search",
    /** Read out behind a number. */
    waiting: "to be told",
  },
  loading: "Loading...",
  loadFailed: "Could not load the calls",
  loadFailedHelp: {
    unreachable: "Our server did not answer. Check your connection.",
    other: "Something went wrong on our side.",
  },
  more: "Show more",
  loadingMore: "Loading…",
  team: "Team's calendar",
  me: (name: string) => `${name} (me)`,
  noName: "No name given",
} as const;

export const agendaLabels = {
  week: (number: number) => `Week ${number}`,
  /** 30 Nov to 6 Dec 2026 */
  span: (first: string, last: string) => `${first} to ${last}`,
  weeks: "Weeks",
  previous: "Previous week",
  today: "Today",
  next: "Next week",
  person: "Calendar",
  everybody: "All calendars",
  isToday: "Today",
  count: (calls: number) => (calls === 0 ? "No calls" : counted(calls, "call")),
  empty: "No calls this week",
  emptyHelp: "What visitors book shows here at once. When they can is set under Availability.",
  availability: "Set when calls can be booked",
  blocked: "Blocked",
  dayOff: "Day off",
  closed: "Closed for everybody",
  hours: (from: string, to: string) => `Only ${from} to ${to}`,
  of: (who: string, what: string) => `${who}: ${what}`,
  times: {
    allDay: "All day",
    from: (time: string) => `From ${time}`,
    until: (time: string) => `Until ${time}`,
    between: (from: string, to: string) => `${from} to ${to}`,
  },
} as const;

export const callMarks = {
  with: (host: string) => `with ${host}`,
  inTeams: "in the team's calendar",
  places: {
    phone: "By telephone",
    link: "Video call",
    office: "At our office",
    none: "No way to reach them yet",
  },
  moved: "Moved",
  changed: "Changed",
  cancelledBy: {
    visitor: "Cancelled by the visitor",
    staff: "Cancelled by us",
    unknown: "Cancelled",
  },
  nobody: "Nobody takes this call",
} as const;

export const callLists = {
  upcoming: {
    none: "No calls ahead",
    noneHelp: "What visitors book shows here, the next one first.",
    today: "Today",
    tomorrow: "Tomorrow",
  },
  past: {
    label: "Calls that nobody has marked",
    none: "Everything is told",
    noneHelp: "Calls that are over show here until somebody says whether they took place.",
    done: "Done",
    noShow: "No-show",
    marked: "Marked in the last 30 days",
    noneMarked: "Nothing in the last 30 days.",
  },
  unconfirmed: {
    label: "Requests that nobody has confirmed",
    text: "Their visitors have not opened the letter that asks them. Nothing here counts as new, and it goes after seven days.",
    none: "Nothing waits to be confirmed",
    noneHelp:
      "With mail on, a letter asks each visitor first. Until they answer, the request stands here.",
    asked: "Asked",
    kept: (time: string) => `Still kept until ${time}`,
    waiting: "Keeps no time",
    lapsed: "Lapsed",
    theirZone: (zone: string) => `their zone is ${zone}`,
  },
} as const;

export const markToasts = {
  done: { title: "Success", description: "Marked as done", tone: "success" },
  no_show: { title: "Success", description: "Marked as no-show", tone: "success" },
  already: {
    title: "Already changed",
    description: "Somebody else has marked or changed this call first.",
    tone: "error",
  },
  failed: { title: "Error", description: "Failed to update status", tone: "error" },
} as const;

/** What is done about one call, in its record. */
export const callPart = {
  title: "The call",
  move: "Move",
  give: "Give to…",
  cancel: "Cancel the call",
  block: "Block this mailbox",
  unblock: "Let this mailbox book again",
  blocked: "This mailbox is blocked: it is answered as always, and nothing comes of it.",
  unblocked: "This mailbox can book again.",
  past: "It is over, or has begun: it cannot be moved, given or cancelled any more.",
  nobody: "Nobody takes this call: its calendar is of somebody who has left. Give it to somebody.",
  close: "Close",
  letter: "They get a letter in ten seconds.",
  letterToHost: "Whoever takes it gets a letter in ten seconds.",
  noLetter: "Mail is off: tell them yourself.",
  partFailed: "This could not be loaded.",
} as const;

export const movePanel = {
  title: "Move the call",
  /** Before its present time. */
  now: (time: string) => `now ${time}`,
  loading: "Looking up which times are open…",
  none: "No open times. Type the time that you have agreed on.",
  day: "Day",
  times: (day: string) => `Times on ${day}`,
  other: "Another time",
  otherHint: "As agreed by telephone. It only has to be free in the calendar.",
  host: "With",
  submit: (time: string) => `Move to ${time}`,
  choose: "Choose a time",
  busy: "Moving…",
  past: "Choose a time that is still ahead.",
  done: (time: string) => `Moved to ${time}`,
} as const;

export const givePanel = {
  title: "Give the call to somebody",
  people: "Who takes it",
  has: "has it now",
  busy: "busy then",
  outside: "outside their hours",
  free: "free",
  submit: (name: string) => `Give to ${name}`,
  choose: "Choose somebody",
  sending: "Giving…",
  done: (name: string) => `Given to ${name}`,
} as const;

export const cancelPanel = {
  title: "Cancel the call",
  words: "Words to the visitor",
  hint: "They stand in the letter. Say why, or when it would suit you.",
  submit: "Cancel the call",
  sending: "Cancelling…",
  keep: "Keep the call",
  done: "The call is cancelled",
} as const;

/** Why the database would not do what was asked. */
export const callRefusals = {
  taken: "That calendar is not free then. Choose another time or somebody else.",
  "not-open": "This time is not open any more. Choose another.",
  past: "This call has begun or is over: it cannot be changed any more.",
  cancelled: "This call has been cancelled meanwhile.",
  late: "The visitor has been told already. Write to them, and book the call again.",
  host: "Only somebody who works here can have a call.",
  unknown: "This call is not there any more.",
} as const;

export const callFailures = {
  title: "Not done",
  unreachable: "Our server did not answer. Nothing was changed. Try again.",
  "too-many": (wait: string) => `Too many requests in a short time. Try again in ${wait}.`,
  refused: "The database did not take it. Nothing was changed.",
  "not-allowed": "Your session has ended. Sign in again.",
  failed: "Something went wrong on our side. Nothing was changed.",
} as const;

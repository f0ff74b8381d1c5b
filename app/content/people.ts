import { counted } from "#domain/counted.ts";

/** Words of the cards of people and companies. */
export const cardLabels = {
  loading: "Loading the card…",
  loadFailed: "Could not load this card",
  partFailed: "This part could not be loaded.",
  noName: "No name yet",
  records: "Records",
  waiting: "Waiting for us",
  since: "Known since",
  last: "Last heard",
  never: "Not yet",
  deals: "Deals",
  noDeals: "No deals yet. One is started from a record.",
  noValue: "No amount yet",
  monthly: (amount: string) => `${amount} a month`,
  /** Of a deal, before a day. */
  expected: (day: string) => `expected ${day}`,
  newTab: "opens in a new tab",
  recordCount: (count: number) => counted(count, "record"),
} as const;

/** Links from a record to the cards. */
export const cardLinks = {
  person: "Person card",
  all: "All from this person",
} as const;

export const personLabels = {
  details: "Details",
  name: "Name",
  company: "Company",
  phone: "Phone",
  notGiven: "Not given",
  companyCard: (domain: string) => `Company card of ${domain}`,
  edit: "Edit",
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  discard: "Discard changes",
  restored: "What you typed before stands here again. It is not saved yet.",
  saved: { title: "Details saved", tone: "success" },
  conflict: "Somebody has changed these details meanwhile",
  conflictHelp: "What you typed is still in the fields. This is what is kept by now:",
  takeTheirs: "Take what is kept",
  keepMine: "Save mine instead",
  errors: {
    name: "Shorten the name to 200 characters or fewer.",
    company: "Shorten the company to 200 characters or fewer.",
    phone: "Shorten the number to 60 characters or fewer.",
  },
  failures: {
    title: "The details were not saved",
    unreachable: "Our server did not answer. Every word is still here: try again.",
    "too-many": (wait: string) =>
      `Too many requests in a short time. Wait ${wait}, then try again.`,
    "not-allowed": "Your account may not do this at the moment. Every word is still here.",
    refused: "Our server could not take one of the fields. Every word is still here.",
    failed: "Something went wrong on our side. Every word is still here: try again.",
  },
  quarantined: (count: number) =>
    count === 1
      ? "1 more record of this person is in quarantine."
      : `${count} more records of this person are in quarantine.`,
  seeQuarantine: "See quarantine",
  unknown: (whom: string) => `Nothing is known of ${whom}`,
  unknownHelp:
    "No record came from here, and nobody has written anything down. Perhaps the address has a typing error, or what was known has been erased.",
} as const;

export const addressLabels = {
  title: "Addresses",
  none: "No e-mail address is known.",
  joined: "Joined by hand",
  /** The e-mail address stands before it. */
  recordsOf: (count: number) => (count === 0 ? "no records" : counted(count, "record")),
  join: "Join another address",
  field: "E-mail address",
  hint: "Its records, letters and deals then stand on this card too.",
  submit: "Join",
  joining: "Joining…",
  cancel: "Cancel",
  separate: "Separate",
  separating: "Separating…",
  separateOne: (email: string) => `Separate ${email}`,
  hasJoined: (email: string) => `${email} is joined. Its records stand on this card now.`,
  hasSeparated: (email: string) => `${email} is separated. It has a card of its own again.`,
  undo: "Undo",
  undoing: "Undoing…",
  ownCard: "Open its card",
  errors: {
    missing: "Enter the address that is to be joined.",
    address: "Enter a full address, like name@company.com.",
    joined: "This address stands on this card already.",
    elsewhere:
      "This address belongs to another card with joined addresses. Separate it there first.",
    whom: "This card has no e-mail address to join another one to.",
    changed: "Somebody has separated this address meanwhile.",
  },
  failures: {
    title: "The address was not joined",
    unreachable: "Our server did not answer. The address still stands here: try again.",
    "too-many": (wait: string) =>
      `Too many requests in a short time. Wait ${wait}, then try again.`,
    "not-allowed": "Your account may not do this at the moment. The address still stands here.",
    refused: "Our server could not take this address.",
    failed: "Something went wrong on our side. The address still stands here: try again.",
  },
  separateFailures: {
    title: "The address was not separated",
    unreachable: "Our server did not answer. Nothing has changed: try again.",
    "too-many": (wait: string) =>
      `Too many requests in a short time. Wait ${wait}, then try again.`,
    "not-allowed": "Your account may not do this at the moment. Nothing has changed.",
    refused: "Our server could not do this. Nothing has changed.",
    failed: "Something went wrong on our side. Nothing has changed: try again.",
  },
} as const;

export const cardTimeline = {
  title: "What has happened",
  none: "Nothing has happened yet.",
  older: "Show older",
  loadingOlder: "Loading…",
  /** Read out once older steps have come. */
  shown: (count: number) => `${counted(count, "step")} shown`,
  today: "Today",
  yesterday: "Yesterday",
  sent: "Sent",
  received: "Received",
  us: "We",
  unknownSender: "Sender unknown",
  noSubject: "No subject",
  quarantined: "In quarantine",
  archived: "Archived",
  openRecord: "Open the record",
  goneDeal: "a deal that is no longer here",
  deal: {
    started: "started",
    won: "won",
    lost: "lost",
    moved: "moved",
    in: (stage: string) => `in ${stage}`,
    because: (reason: string) => `(${reason})`,
    fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  },
  /** Why a deal was lost. */
  reasons: {
    price: "price",
    timing: "timing",
    "no-answer": "no answer",
    competitor: "a competitor",
    "no-fit": "no fit",
    other: "another reason",
  },
} as const;

export const companyLabels = {
  people: "People",
  noPeople: "Nobody has written yet.",
  most: (count: number) => `The ${count} who wrote last.`,
  noRecords: "has not written yet",
  open: "Open deals",
  won: "Won",
  nothing: "Nothing",
  public: (domain: string) => `${domain} is nobody’s company`,
  publicHelp:
    "Everybody can have a mailbox there, so its addresses say nothing about who belongs together. Each person has a card of their own.",
  unknown: (domain: string) => `Nothing is known of ${domain}`,
  unknownHelp:
    "No record came from an address of this domain. Perhaps it has a typing error, or what was known has been erased.",
} as const;

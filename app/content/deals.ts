import { counted } from "#domain/counted.ts";
import type { ToastMessage } from "./messages.ts";

/** By the names that the database has. */
export const stageNames = {
  lead: "Lead",
  talking: "Talking",
  proposal: "Proposal",
  won: "Won",
  lost: "Lost",
} as const;

export const reasonNames = {
  price: "Price",
  timing: "Timing",
  "no-answer": "No answer",
  competitor: "Competitor",
  "no-fit": "No fit",
  other: "Other",
} as const;

export const dealsPage = {
  tools: "Deals on show",
  search: "Search deals",
  searchHint: "Title, person, company or address",
  layout: "Layout",
  layouts: { board: "Board", list: "List" },
  owner: "Owner",
  anybody: "Anybody’s",
  mine: "Mine",
  nobodys: "Nobody’s",
  more: "Amount and day",
  moreGroup: "Amount and expected day",
  min: "From $",
  max: "To $",
  amountHint: "12,500",
  from: "Expected from",
  to: "Expected until",
  sort: "Order",
  sorts: { moved: "Moved last", value: "Highest value", expected: "Expected next" },
  clear: "Clear filters",
  start: "New deal",
  export: "Export CSV",
  exporting: "Exporting…",
  loading: "Loading deals…",
  loadFailed: "The deals could not be loaded.",
  showMore: "Show more",
  loadingMore: "Loading…",
  stages: "Stages",
  list: "Deals",
  none: "No deals yet",
  noneHelp:
    "A deal holds what a conversation may be worth. Begin one here, or with “Start a deal” in any record.",
  noMatch: "No deal fits these filters",
  noMatchHelp: "Take one of them back, or look at all deals again.",
  emptyStage: {
    lead: "Nobody new. Records become leads by “Start a deal”.",
    talking: "No conversation is under way.",
    proposal: "No proposal is out.",
    won: "Nothing won yet.",
    lost: "Nothing lost.",
  },
  emptyFiltered: "Nothing here fits the filters.",
  changed: "Others have moved deals here.",
  showChanged: "Show",
  all: "All deals",
} as const;

export const columns = {
  title: "Deal",
  person: "Person",
  stage: "Stage",
  value: "Value",
  monthly: "A month",
  expected: "Expected",
  owner: "Owner",
  action: "Move",
} as const;

export const dealWords = {
  monthly: (amount: string) => `${amount} a month`,
  /** Behind an amount whose column has no head. */
  aMonth: "a month",
  expected: (day: string) => `Expected ${day}`,
  overdue: (day: string) => `Expected ${day}, overdue`,
  days: (days: number) => (days === 0 ? "here since today" : `here for ${counted(days, "day")}`),
  nobody: "Nobody has it",
  former: "Former member",
  noPerson: "No person yet",
  noValue: "No value yet",
  unnamed: "Somebody without a name",
} as const;

export const moveLabels = {
  open: "Move to…",
  /** Read out with the deal’s title behind it. */
  menu: (title: string) => `Move “${title}” to`,
  moving: "Moving…",
  done: (title: string, stage: string) => `“${title}” is in ${stage}`,
  back: (title: string, stage: string) => `“${title}” is back in ${stage}`,
  changed: (title: string) =>
    `Somebody changed “${title}” meanwhile, so it was not moved. It is shown as it is now.`,
  lostTitle: "Why was it lost?",
  reasons: "Reason",
  chooseReason: "Say why it was lost.",
  lose: "Move to Lost",
  cancel: "Cancel",
  close: "Close",
} as const;

export const dealFields = {
  title: "Title",
  titleHint: "What it is about, like “Booking site for Northgate”.",
  address: "E-mail of the person",
  stage: "Stage",
  value: "Value, once",
  monthly: "Value, each month",
  expected: "Expected on",
  owner: "Owner",
  nobody: "Nobody",
  me: (name: string) => `${name} (me)`,
  lostReason: "Why it was lost",
  choose: "Choose a reason",
} as const;

export const dealMistakes = {
  title: "A deal needs a title.",
  titleLong: "A title has at most 200 characters.",
  amount: "Write the amount in dollars, like 12,500.",
  lostReason: "Say why it was lost.",
  owner: "Only somebody who works here can have a deal.",
  address: "This is no e-mail address.",
  day: "Write a whole day, like 11/24/2026.",
} as const;

export const startPanel = {
  title: "New deal",
  titleOfRecord: "Start a deal",
  note: "It begins with what you know; the rest can follow.",
  submit: "Start the deal",
  sending: "Starting…",
  close: "Close",
  failed: "The deal could not be started. What you typed is still here.",
  hasDeal: "This record has a deal already. Close this to see it.",
  done: (title: string) => `“${title}” has begun`,
} as const;

export const dealPanel = {
  close: "Close the deal",
  loading: "Loading the deal…",
  failed: "The deal could not be loaded.",
  missing: "No such deal",
  missingHelp: "The link may be cut short, or the deal is no longer there.",
  facts: "The deal",
  save: "Save",
  saving: "Saving…",
  discard: "Discard",
  saved: "Saved.",
  unsaved: "Not saved yet.",
  saveFailed: "It could not be saved. What you typed is still here.",
  changed:
    "Somebody changed this deal meanwhile. What you typed is still here; the rest is as it is now. Save again to keep yours.",
  person: "Person",
  company: "Company",
  records: "Records",
  noRecords: "No record yet. Open one in the inbox and choose “Add to deal”.",
  takeOut: "Take out of the deal",
  takeOutOf: (record: string) => `Take ${record} out of the deal`,
  takenOut: "Taken out of the deal",
  takeOutFailed: "The record could not be taken out of the deal.",
  steps: "What has happened",
} as const;

export const stepWords = {
  site: "The site",
  you: "You",
  somebody: "Somebody",
  toSomebody: "somebody",
  toYou: "you",
  started: (stage: string) => `started it in ${stage}`,
  startedWorth: (stage: string, worth: string) => `started it in ${stage}, worth ${worth}`,
  moved: (from: string, to: string) => `moved it from ${from} to ${to}`,
  lost: (from: string, reason: string) => `moved it from ${from} to Lost (${reason.toLowerCase()})`,
  reason: (reason: string) => `gave ${reason.toLowerCase()} as the reason`,
  value: (amount: string) => `set the value to ${amount}`,
  noValue: "cleared the value",
  monthly: (amount: string) => `set it to ${amount} a month`,
  noMonthly: "cleared the monthly value",
  expected: (day: string) => `expects it on ${day}`,
  noExpected: "cleared the expected day",
  took: "took it",
  gave: (name: string) => `gave it to ${name}`,
  unassigned: "gave it to nobody",
} as const;

export const recordDeal = {
  title: "Deal",
  start: "Start a deal",
  add: "Add to deal",
  takeOut: "Take out",
  addTitle: "Add to a deal",
  addSearch: "Search open deals",
  addNone: "No open deal fits. Try another word, or start a new deal.",
  addNoneAtAll: "There is no open deal yet. Start one with this record.",
  addFailed: "The record could not be put into the deal.",
  takeOutFailed: "The record could not be taken out of the deal.",
  partFailed: "The deal could not be loaded.",
  close: "Close",
  added: (title: string) => `Put into “${title}”`,
  takenOut: (title: string) => `Taken out of “${title}”`,
  loading: "Looking for open deals…",
} as const;

export const dealToasts = {
  moveFailed: {
    title: "Error",
    description: "The deal could not be moved. It stays where it is.",
    tone: "error",
  },
  exportFailed: {
    title: "Error",
    description: "The deals could not be exported. Try again.",
    tone: "error",
  },
  linkFailed: { title: "Error", description: recordDeal.addFailed, tone: "error" },
  takeOutFailed: { title: "Error", description: recordDeal.takeOutFailed, tone: "error" },
  hasDeal: {
    title: "Not added",
    description: "Somebody has put this record into a deal meanwhile.",
    tone: "neutral",
  },
  exported: (count: number): ToastMessage => ({
    title: "Exported",
    description: `${counted(count, "deal")} in the file.`,
    tone: "success",
  }),
} as const satisfies Readonly<Record<string, ToastMessage | ((count: number) => ToastMessage)>>;

/** Heads of the exported table. */
export const exportColumns = [
  "Title",
  "Stage",
  "Value",
  "Monthly",
  "Expected on",
  "Lost reason",
  "Owner",
  "Person",
  "Company",
  "Addresses",
  "In stage since",
  "Started",
] as const;

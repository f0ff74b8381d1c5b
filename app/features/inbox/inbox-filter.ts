import { budgetsOf } from "#domain/lead-options.ts";
import { kindNamed, type KindName, kindOf } from "#domain/registry.ts";
import { isCents } from "./inbox-amount.ts";

/** A list of the inbox: one kind, every kind, or what of every kind is kept apart as advertising. */
export type InboxView = KindName | MixedView;

const mixedViews = ["all", "quarantine"] as const;

/** Views of more kinds than one. */
export type MixedView = (typeof mixedViews)[number];

const dueFilters = ["waiting", "due", "overdue", "follow-up", "snoozed", "undelivered"] as const;
const archiveFilters = ["no", "yes", "all"] as const;
export const sorts = ["newest", "oldest", "due", "name", "amount"] as const;

export type Sort = (typeof sorts)[number];

/** An empty text leaves a filter out. */
export type EntryFilter = {
  readonly search: string;
  readonly status: string;
  readonly topic: string;
  /** An id, `me` or `none`. */
  readonly assignee: string;
  readonly tag: string;
  readonly due: (typeof dueFilters)[number] | "";
  readonly archived: (typeof archiveFilters)[number];
  readonly source: string;
  /** The code that its sender chose. */
  readonly budget: string;
  /** The amounts between which a record is worth, in whole cents. */
  readonly minCents: number | null;
  readonly maxCents: number | null;
  /** The first and the last day on which it came, by the office's clock: `2026-11-24`. */
  readonly fromDay: string;
  readonly toDay: string;
};

/** What a list shows and in which order. */
export type ListQuery = {
  readonly view: InboxView;
  readonly filter: EntryFilter;
  readonly sort: Sort;
};

export const noFilter: EntryFilter = {
  search: "",
  status: "",
  topic: "",
  assignee: "",
  tag: "",
  due: "",
  archived: "no",
  source: "",
  budget: "",
  minCents: null,
  maxCents: null,
  fromDay: "",
  toDay: "",
};

/** The database looks at no more than this many characters. */
const searchLength = 200;

/** Reads the filters of a view. Values that nothing here could have written are ignored; quarantine is searched alone. */
export function parseFilter(view: InboxView, values: URLSearchParams): EntryFilter {
  const text = (name: string) => (values.get(name) ?? "").trim().slice(0, searchLength);
  if (view === "quarantine") return { ...noFilter, search: text("q") };
  const assignee = text("assignee");
  return {
    search: text("q"),
    status: isKnownStatus(view, text("status")) ? text("status") : "",
    topic: isKnownTopic(view, text(topicName(view))) ? text(topicName(view)) : "",
    assignee: /^(me|none|[0-9a-f-]{36})$/.test(assignee) ? assignee : "",
    tag: text("tag"),
    due: parseDue(values.get("due")),
    archived: archiveFilters.find((known) => known === values.get("archived")) ?? "no",
    source: text("source"),
    budget: isKnownBudget(view, text("budget")) ? text("budget") : "",
    minCents: parseCents(text("min")),
    maxCents: parseCents(text("max")),
    fromDay: parseDay(text("from")),
    toDay: parseDay(text("to")),
  };
}

export function parseDue(text: string | null): EntryFilter["due"] {
  return dueFilters.find((known) => known === text) ?? "";
}

export function writeFilter(view: InboxView, filter: EntryFilter, values: URLSearchParams): void {
  const written = {
    q: filter.search,
    status: filter.status,
    [topicName(view)]: filter.topic,
    assignee: filter.assignee,
    tag: filter.tag,
    due: filter.due,
    archived: filter.archived === "no" ? "" : filter.archived,
    source: filter.source,
    budget: filter.budget,
    min: writeCents(filter.minCents),
    max: writeCents(filter.maxCents),
    from: filter.fromDay,
    to: filter.toDay,
  };
  for (const [name, value] of Object.entries(written)) if (value) values.set(name, value);
}

/** Lists with a column of amounts. The specified one keeps its columns. */
export function hasAmounts(view: InboxView): boolean {
  return view === "all" || view === "consultation" || view === "order" || view === "hand-lead";
}

/** Lists in which a lead can be written down by hand. */
export function takesLeads(view: InboxView): boolean {
  return view === "all" || view === "hand-lead";
}

/** Whether what is greatest of a list's order stands first. */
export function isDescending(sort: Sort): boolean {
  return sort === "newest" || sort === "amount";
}

export function parseView(text: string | null): InboxView {
  return mixedViews.find((known) => known === text) ?? kindNamed(text) ?? "contact";
}

export function isMixed(view: InboxView): view is MixedView {
  return mixedViews.some((known) => known === view);
}

export function parseSort(view: InboxView, text: string | null): Sort {
  if (view === "quarantine") return "newest";
  return sorts.find((known) => known === text) ?? "newest";
}

export function isFiltered(filter: EntryFilter): boolean {
  return Object.entries(noFilter).some(([name, value]) => Reflect.get(filter, name) !== value);
}

/** The list as the specification has it: contact submissions, newest first, by text, status and project at most. */
export function isSpecifiedInbox({ view, filter, sort }: ListQuery): boolean {
  const rest = { ...filter, search: "", status: "", topic: "" };
  return view === "contact" && sort === "newest" && !isFiltered(rest);
}

/** What is asked of the database: by what is due, only what still is; apart, also what somebody had archived. */
export function askedFilter({ view, filter, sort }: ListQuery): EntryFilter {
  if (view === "quarantine") return { ...filter, archived: "all" };
  return sort === "due" && filter.due === "" ? { ...filter, due: "due" } : filter;
}

/** Specification and bookmarks: the topic of a contact submission is called project in the address. */
function topicName(view: InboxView): string {
  return view === "contact" ? "project" : "topic";
}

function isKnownStatus(view: InboxView, status: string): boolean {
  return !isMixed(view) && leadStatuses(view).some(({ value }) => value === status);
}

/** The budgets that are offered as a filter: each kind has codes of its own, so that lists of many kinds have none. */
function isKnownBudget(view: InboxView, budget: string): boolean {
  return !isMixed(view) && budgetsOf(view).some(({ value }) => value === budget);
}

/** An amount stands in the address in dollars: `61000` or `61000.50`. */
function parseCents(text: string): number | null {
  if (!/^\d{1,9}(\.\d\d)?$/.test(text)) return null;
  const cents = Math.round(Number(text) * 100);
  return isCents(cents) ? cents : null;
}

function writeCents(cents: number | null): string {
  if (cents === null) return "";
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** A day that the calendar has; empty for every other text. */
export function parseDay(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return "";
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : "";
}

/** The statuses that records of a list can have: not those of what its sender has still to confirm. */
export function leadStatuses(view: KindName) {
  return kindOf(view).statuses.filter(({ isLead }) => isLead !== false);
}

function isKnownTopic(view: InboxView, topic: string): boolean {
  return (
    !isMixed(view) && kindOf(view).topic?.options.some(({ value }) => value === topic) === true
  );
}

import type { SupabaseClient } from "@supabase/supabase-js";
import {
  mostNewest,
  type Entry,
  type KindCounts,
  type LeadCounters,
  type NewestEntry,
} from "./entry.ts";
import { countOf, database, read } from "#app/supabase/staff-database.ts";
import {
  contactColumns,
  contactsOf,
  countersOf,
  entriesOf,
  entryColumns,
  kindCountsOf,
  newestColumns,
  newestOf,
} from "./entry-records.ts";
import type { EntryCursor, PagePosition } from "./inbox-address.ts";
import {
  askedFilter,
  isMixed,
  isSpecifiedInbox,
  isDescending,
  type ListQuery,
  type Sort,
} from "./inbox-filter.ts";
import { pageAt, rowsToRead, type EntryPage } from "./inbox-page.ts";

const contacts = "contact_submissions";

const columnOf: Readonly<Record<Sort, string>> = {
  newest: "created_at",
  oldest: "created_at",
  due: "due_at",
  name: "sort_name",
  amount: "worth_cents",
};

/**
 * One page. Reads by cursor, never by offset; rows with one value are ordered by their ids.
 *
 * @throws RepositoryError, as every function here
 */
export async function fetchPage(
  list: ListQuery,
  position: PagePosition,
  signal: AbortSignal,
): Promise<EntryPage> {
  const db = await database();
  const isUpwards = (position.kind === "before") !== !isDescending(list.sort);
  const column = columnOf[list.sort];
  const rows = () =>
    matching(db, list, columnsOf(list))
      .order(column, { ascending: isUpwards })
      .order("id", { ascending: isUpwards })
      .limit(rowsToRead)
      .abortSignal(signal);
  const parse = (data: unknown) => entriesFrom(list, data);
  if (position.kind === "first") return pageAt(position, await read(rows(), parse));
  if (list.sort === "name") return pageAt(position, await byName(position.cursor));
  const { value, id } = position.cursor;
  const side = isUpwards ? "gt" : "lt";
  // The plain bound repeats what the `or` says, so that PostgreSQL can enter its index at the cursor.
  const query = rows()
    .filter(column, isUpwards ? "gte" : "lte", value)
    .or(`${column}.${side}.${value},id.${side}.${id}`);
  return pageAt(position, await read(query, parse));

  /** A name can hold every sign that an `or` is made of, so it never stands in one. */
  async function byName({ value: name, id: place }: EntryCursor): Promise<Entry[]> {
    const beyond = isUpwards ? "gt" : "lt";
    const [same, others] = await Promise.all([
      read(rows().filter(column, "eq", name).filter("id", beyond, place), parse),
      read(rows().filter(column, beyond, name), parse),
    ]);
    return [...same, ...others].slice(0, rowsToRead);
  }
}

/** How many entries match. */
export async function fetchCount(list: ListQuery, signal: AbortSignal): Promise<number> {
  const columns = isSpecifiedInbox(list) ? "id,inbox_entries!inner(id)" : "id";
  const query = matching(await database(), list, columns, { count: "exact" });
  return countOf(query.limit(1).abortSignal(signal));
}

/** One entry by its id; `null` when there is none. */
export async function fetchEntry(id: string, signal: AbortSignal): Promise<Entry | null> {
  const columns = entryColumns("newest");
  const query = (await database()).from("inbox_entries").select(columns).eq("id", id).limit(1);
  const [entry] = await read(query.abortSignal(signal), (rows) => entriesOf(rows, "newest"));
  return entry ?? null;
}

/** The three counters, counted by the database (specification, section 2). */
export async function fetchLeadCounters(signal: AbortSignal): Promise<LeadCounters> {
  const query = (await database()).rpc("contact_submission_counts").abortSignal(signal);
  return read(query.single(), countersOf);
}

export async function fetchKindCounts(signal: AbortSignal): Promise<KindCounts[]> {
  return read((await database()).rpc("inbox_counts").abortSignal(signal), kindCountsOf);
}

/** The records that came in last, of all kinds and in every state, the newest first. Not what is kept apart. */
export async function fetchNewest(signal: AbortSignal): Promise<NewestEntry[]> {
  const query = (await database()).from("inbox_entries").select(newestColumns);
  const newest = query
    .is("quarantined_at", null)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false });
  return read(newest.limit(mostNewest).abortSignal(signal), newestOf);
}

function columnsOf(list: ListQuery): string {
  return isSpecifiedInbox(list) ? contactColumns : entryColumns(list.sort);
}

function entriesFrom(list: ListQuery, rows: unknown): Entry[] {
  return isSpecifiedInbox(list) ? contactsOf(rows) : entriesOf(rows, list.sort);
}

type CountMode = { readonly count?: "exact" };

/** The rows of a list. Text search is a function of the database, which takes the text literally. */
function matching(db: SupabaseClient, list: ListQuery, columns: string, mode: CountMode = {}) {
  if (!isSpecifiedInbox(list)) {
    const apart = list.view === "quarantine" ? { quarantine: "yes" } : {};
    return db.rpc("find_entries", { ...searchArguments(list), ...apart }, mode).select(columns);
  }
  const { search, status, topic } = list.filter;
  const rows = search
    ? db.rpc("search_contact_submissions", { query: search }, mode)
    : db.from(contacts);
  let query = rows
    .select(columns, search ? {} : mode)
    .is("inbox_entries.archived_at", null)
    .is("inbox_entries.snoozed_until", null)
    .is("inbox_entries.quarantined_at", null);
  if (status) query = query.eq("status", status);
  if (topic) query = query.eq("project_type", topic);
  return query;
}

/** The flat arguments that lists, counts, bulk changes and exports have in common. */
export function searchArguments(list: ListQuery) {
  const { search, status, topic, assignee, tag, due, archived, source, ...rest } =
    askedFilter(list);
  const kind = isMixed(list.view) ? "" : list.view;
  return {
    kind,
    status,
    search,
    topic,
    assignee,
    tag,
    due,
    archived,
    source,
    budget: rest.budget,
    min_cents: rest.minCents,
    max_cents: rest.maxCents,
    from_day: rest.fromDay || null,
    to_day: rest.toDay || null,
  };
}

import type { SupabaseClient } from "@supabase/supabase-js";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { staffClient } from "#app/supabase/staff-client.ts";
import type { LeadFilter, PagePosition } from "./inbox-address.ts";
import { pageAt, rowsToRead, type LeadPage } from "./inbox-page.ts";
import { countersOf, leadColumns, leadsOf } from "./lead-records.ts";
import type { Lead, LeadCounters } from "./lead.ts";

const table = "contact_submissions";

type CountMode = { readonly count?: "exact"; readonly head?: boolean };

/**
 * One page, newest first: `created_at desc, id desc`. Reads by cursor, never by offset. The plain bound on
 * `created_at` repeats what the `or` says, so that PostgreSQL can enter its index at the cursor.
 *
 * @throws RepositoryError, as every function here
 */
export async function fetchLeadPage(
  filter: LeadFilter,
  position: PagePosition,
  signal: AbortSignal,
): Promise<LeadPage> {
  const isUpwards = position.kind === "before";
  let query = matching(await client(), filter, leadColumns)
    .order("created_at", { ascending: isUpwards })
    .order("id", { ascending: isUpwards })
    .limit(rowsToRead);
  if (position.kind !== "first") {
    const { receivedAt, id } = position.cursor;
    const side = isUpwards ? "gt" : "lt";
    query = query
      .filter("created_at", isUpwards ? "gte" : "lte", receivedAt)
      .or(`created_at.${side}.${receivedAt},id.${side}.${id}`);
  }
  return pageAt(position, await read(query.abortSignal(signal), leadsOf));
}

/** How many leads match. */
export async function fetchLeadCount(filter: LeadFilter, signal: AbortSignal): Promise<number> {
  const query = matching(await client(), filter, "id", { count: "exact", head: true });
  const { count, error, status } = await query.limit(1).abortSignal(signal);
  if (error) throw new RepositoryError(failureOf(status), error);
  if (count === null) throw new RepositoryError("failed", "The answer had no count.");
  return count;
}

/** One lead by its id; `null` when there is none. */
export async function fetchLead(id: string, signal: AbortSignal): Promise<Lead | null> {
  const query = (await client()).from(table).select(leadColumns).eq("id", id).limit(1);
  const [lead] = await read(query.abortSignal(signal), leadsOf);
  return lead ?? null;
}

/** The three counters, counted by the database (specification, section 2). */
export async function fetchLeadCounters(signal: AbortSignal): Promise<LeadCounters> {
  const query = (await client()).rpc("contact_submission_counts").abortSignal(signal);
  return read(query.single(), countersOf);
}

/** Marks a new lead as responded; `already` says that somebody else was first (decision D57). */
export async function markLeadResponded(id: string): Promise<"responded" | "already"> {
  const query = (await client())
    .from(table)
    .update({ status: "responded" })
    .eq("id", id)
    .eq("status", "new")
    .select("id");
  return read(query, (rows) => (Array.isArray(rows) && rows.length > 0 ? "responded" : "already"));
}

/**
 * The leads that match a filter. Text search is a function of the database, which takes the text literally; the
 * service refuses `head` on a function with arguments.
 */
function matching(db: SupabaseClient, filter: LeadFilter, columns: string, mode: CountMode = {}) {
  const rows = filter.search
    ? db.rpc("search_contact_submissions", { query: filter.search }, { count: mode.count })
    : db.from(table);
  let query = rows.select(columns, filter.search ? {} : mode);
  if (filter.status !== "all") query = query.eq("status", filter.status);
  if (filter.project !== "all") query = query.eq("project_type", filter.project);
  return query;
}

async function client() {
  return staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
}

type Answer = PromiseLike<{
  readonly data: unknown;
  readonly error: unknown;
  readonly status: number;
}>;

async function read<Value>(query: Answer, parse: (data: unknown) => Value): Promise<Value> {
  const { data, error, status } = await query;
  if (error) throw new RepositoryError(failureOf(status), error);
  try {
    return parse(data);
  } catch (cause) {
    throw new RepositoryError("failed", cause);
  }
}

import { kindOf } from "#domain/registry.ts";
import { database, read } from "#app/supabase/staff-database.ts";
import type { Entry } from "../entry.ts";
import { entriesOf, entryColumns } from "../entry-records.ts";
import { fetchHostRows } from "./call-repository.ts";
import { recordOf, sourceOf } from "./record-rows.ts";
import type { LeadSource, RecordRow } from "../entry/record.ts";

type Target = Pick<Entry, "kind" | "id">;

/** All that its sender gave, of a call with the calendars it can be in; `null` when it is gone. @throws RepositoryError, as every function here */
export async function fetchRecord(target: Target, signal: AbortSignal): Promise<RecordRow | null> {
  const query = (await database()).from(kindOf(target.kind).table).select("*").eq("id", target.id);
  const [row, hosts] = await Promise.all([
    read(query.limit(1).abortSignal(signal), recordOf),
    target.kind === "call" ? fetchHostRows(signal) : [],
  ]);
  return row && target.kind === "call" ? { ...row, hosts } : row;
}

export async function fetchSource(id: string, signal: AbortSignal): Promise<LeadSource | null> {
  const query = (await database()).from("lead_sources").select("*").eq("entry_id", id).limit(1);
  return read(query.abortSignal(signal), sourceOf);
}

/** The newest other records from the same address, the archive included. */
export async function fetchOthers(entry: Entry, signal: AbortSignal): Promise<Entry[]> {
  const query = (await database())
    .rpc("find_entries", { email: entry.email, archived: "all" })
    .select(entryColumns("newest"))
    .neq("id", entry.id)
    .order("created_at", { ascending: false })
    .limit(10);
  return read(query.abortSignal(signal), (rows) => entriesOf(rows, "newest"));
}

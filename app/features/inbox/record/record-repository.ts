import { kindOf } from "#domain/registry.ts";
import { database, nothing, read } from "#app/supabase/staff-database.ts";
import type { Entry } from "../entry.ts";
import { entriesOf, entryColumns } from "../entry-records.ts";
import { fetchHostRows } from "./call-repository.ts";
import { historyOf, notesOf, recordOf, sourceOf } from "./record-rows.ts";
import type { HistoryLine, LeadSource, Note, RecordRow } from "../entry/record.ts";

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

export async function fetchNotes(id: string, signal: AbortSignal): Promise<Note[]> {
  const query = (await database())
    .from("lead_notes")
    .select("id,author_id,body,created_at")
    .eq("record_id", id)
    .order("created_at");
  return read(query.abortSignal(signal), notesOf);
}

export async function addNote({ kind, id }: Target, body: string): Promise<void> {
  const query = (await database()).from("lead_notes").insert({ kind, record_id: id, body });
  await read(query, nothing);
}

/** At most the last two hundred changes, newest first. */
export async function fetchHistory(id: string, signal: AbortSignal): Promise<HistoryLine[]> {
  const query = (await database())
    .from("audit_log")
    .select("id,at,actor_id,before,after")
    .eq("record_id", id)
    .order("at", { ascending: false })
    .limit(200);
  return read(query.abortSignal(signal), historyOf);
}

export async function fetchSource(id: string, signal: AbortSignal): Promise<LeadSource | null> {
  const query = (await database()).from("lead_sources").select("*").eq("entry_id", id).limit(1);
  return read(query.abortSignal(signal), sourceOf);
}

/** The newest other records from the same address, the archive included. */
export async function fetchOthers(entry: Entry, signal: AbortSignal): Promise<Entry[]> {
  const query = (await database())
    .rpc("find_entries", { email: entry.email, archived: "all" })
    .select(entryColumns("all", "newest"))
    .neq("id", entry.id)
    .order("created_at", { ascending: false })
    .limit(10);
  return read(query.abortSignal(signal), (rows) => entriesOf(rows, "newest"));
}

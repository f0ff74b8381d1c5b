import { database, read } from "#app/supabase/staff-database.ts";
import { mailStateOf, type MailState } from "./mail-state.ts";
import { receivedColumns, receivedOf, type ReceivedLetter } from "./received-letter.ts";

const pageSize = 20;

/** The last letter of the page before. */
export type ReceivedCursor = Pick<ReceivedLetter, "at" | "id">;

export type ReceivedPage = {
  readonly letters: readonly ReceivedLetter[];
  /** Of the page behind this one; `null` at the end. */
  readonly next: ReceivedCursor | null;
};

/** `null` where no mailbox is set. @throws RepositoryError, as every function here */
export async function fetchMailState(signal: AbortSignal): Promise<MailState | null> {
  return read((await database()).rpc("mail_state").abortSignal(signal), mailStateOf);
}

/** One page of letters without a record, newest first, read by cursor. */
export async function fetchReceived(
  after: ReceivedCursor | null,
  signal: AbortSignal,
): Promise<ReceivedPage> {
  let query = (await database())
    .from("messages")
    .select(receivedColumns)
    .is("entry_id", null)
    .order("at", { ascending: false })
    .order("id", { ascending: false })
    .limit(pageSize + 1)
    .abortSignal(signal);
  // The plain bound repeats what the `or` says, so that PostgreSQL can enter its index at the cursor.
  if (after) query = query.lte("at", after.at).or(`at.lt.${after.at},id.lt.${after.id}`);
  const rows = await read(query, receivedOf);
  const letters = rows.slice(0, pageSize);
  const last = letters.at(-1);
  return { letters, next: rows.length > pageSize && last ? { at: last.at, id: last.id } : null };
}

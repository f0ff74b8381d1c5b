import type { EmailState } from "#app/content/mail.ts";
import { database, read } from "#app/supabase/staff-database.ts";
import { emailColumns, emailCountsOf, emailsOf } from "./email-records.ts";
import type { Email, EmailCounts } from "./email.ts";

const pageSize = 50;

/** The last e-mail of the page before. */
export type EmailCursor = { readonly madeAt: string; readonly id: string };

export type EmailPage = {
  readonly emails: readonly Email[];
  /** Of the page behind this one; `null` at the end. */
  readonly next: EmailCursor | null;
};

/**
 * One page, newest first, read by cursor.
 *
 * @throws RepositoryError, as every function here
 */
export async function fetchEmails(
  state: EmailState | "all",
  after: EmailCursor | null,
  signal: AbortSignal,
): Promise<EmailPage> {
  let query = (await database())
    .from("outbox")
    .select(emailColumns)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(pageSize + 1)
    .abortSignal(signal);
  if (state !== "all") query = query.eq("state", state);
  if (after) {
    // The plain bound repeats what the `or` says, so that PostgreSQL can enter its index at the cursor.
    query = query
      .lte("created_at", after.madeAt)
      .or(`created_at.lt.${after.madeAt},id.lt.${after.id}`);
  }
  const rows = await read(query, emailsOf);
  const emails = rows.slice(0, pageSize);
  const last = emails.at(-1);
  const isMore = rows.length > pageSize && last !== undefined;
  return { emails, next: isMore ? { madeAt: last.madeAt, id: last.id } : null };
}

export async function fetchEmailCounts(signal: AbortSignal): Promise<EmailCounts> {
  return read((await database()).rpc("mail_counts").abortSignal(signal), emailCountsOf);
}

export { fetchMailMode } from "#app/supabase/mail-mode.ts";
export { retryEmail } from "#app/supabase/retry-email.ts";

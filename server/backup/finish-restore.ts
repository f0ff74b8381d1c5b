import { sql, type Kysely } from "kysely";

/**
 * Entries for an export from before the inbox had them, and since when those from before there were conversations wait.
 * What came back is not judged anew, nor is it held against a page that it had no time left to speak. No
 * e-mail goes out because of a restore, least of all a reply, which may have gone out since, as may what waited for a page
 * to speak; those that are for later, as reminders are, still do.
 */
export async function finishRestore(kysely: Kysely<unknown>): Promise<void> {
  await sql`alter table public.inbox_entries disable trigger user`.execute(kysely);
  await sql`select private.insert_missing_entries()`.execute(kysely);
  await sql`
    update public.inbox_entries set waiting_since = created_at
    where answered_at is null and waiting_since is null and quarantined_at is null`.execute(kysely);
  await sql`
    update public.inbox_entries set settled_at = created_at where settled_at is null`.execute(
    kysely,
  );
  await sql`alter table public.inbox_entries enable trigger user`.execute(kysely);
  await sql`select private.make_host(user_id, display_name) from public.staff order by created_at`.execute(
    kysely,
  );
  await sql`
    update public.outbox set state = 'skipped',
      error = 'It came back from a backup: it may have gone out since the backup was made.'
    where state in ('queued', 'sending') and (
      next_at <= now() or template in ('reply', 'notice', 'receipt', 'flood-notice'))`.execute(
    kysely,
  );
  await switchOffWebhooks(kysely);
  await pauseIssues(kysely);
  await sql`update private.nudged set handed_at = now() where handed_at is null`.execute(kysely);
  await finishMailbox(kysely);
}

/** What was brought back tells nobody of anything: the site that it is from may still do. */
async function switchOffWebhooks(kysely: Kysely<unknown>): Promise<void> {
  await sql`alter table public.webhooks disable trigger user`.execute(kysely);
  await sql`
    update public.webhooks set disabled_at = now(), disabled_why = 'restored', failing_since = null
    where disabled_at is null`.execute(kysely);
  await sql`alter table public.webhooks enable trigger user`.execute(kysely);
  await sql`
    update public.webhook_deliveries set state = 'skipped', ended_at = now(),
      error = 'It came back from a backup: it may have gone out since the backup was made.'
    where state in ('queued', 'sending')`.execute(kysely);
}

/**
 * Readers may have had what was on its way since the backup was made: an owner says whether it goes on, and what was in the
 * outbox already does not.
 */
async function pauseIssues(kysely: Kysely<unknown>): Promise<void> {
  await sql`alter table public.issues disable trigger user`.execute(kysely);
  await sql`
    update public.issues set state = 'paused', paused_why = 'restored'
    where state in ('sending', 'paused')`.execute(kysely);
  await sql`alter table public.issues enable trigger user`.execute(kysely);
  await sql`
    update public.issue_letters letter set outcome = 'skipped', outbox_id = null
    where letter.outcome = 'queued' and not exists (
      select from public.outbox email where email.id = letter.outbox_id)`.execute(kysely);
}

/** The mailbox is read on from where the export was, by nobody yet, and brings nothing that has come back. */
async function finishMailbox(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    update private.mailboxes set holder = null, held_until = '-infinity', next_try_at = null`.execute(
    kysely,
  );
  await sql`
    insert into private.mail_seen (digest) select digest from public.messages where direction = 'in'
    on conflict do nothing`.execute(kysely);
  // A file whose letter was deleted while the export was written.
  await sql`
    update public.message_files file set is_whole = false where file.is_whole and file.size <> (
      select coalesce(sum(length(part.bytes)), 0) from private.file_parts part
      where part.file_id = file.id)`.execute(kysely);
}

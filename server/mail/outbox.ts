import { emailTemplates } from "#domain/email-templates.ts";
import { sql, type Kysely } from "kysely";
import { z } from "zod";
import { reasons } from "./emails/labels.ts";

/** How long one e-mail may take; after twice that an e-mail still marked as sending was left behind. */
export const SENDING_MINUTES = 5;
const MOST_ATTEMPTS = 10;

const rowShape = z.object({
  id: z.string(),
  to: z.string(),
  template: z.enum(emailTemplates),
  payload: z.unknown(),
  entryId: z.string().nullable(),
  attempts: z.number(),
  isExpired: z.boolean(),
});

/** An e-mail that is to go out. */
export type OutboxRow = z.infer<typeof rowShape>;

const columns = sql`
  id, "to", template, payload, entry_id as "entryId", attempts,
  created_at < now() - interval '1 hour' as "isExpired"`;

/** Takes what goes first, then what waits longest, and marks it as being sent; no other process gets it. */
export async function claimDue(kysely: Kysely<unknown>): Promise<OutboxRow | undefined> {
  const { rows } = await sql`
    update public.outbox set state = 'sending', attempts = attempts + 1, claimed_at = now()
    where id = (
      select id from public.outbox where state = 'queued' and next_at <= now()
      order by priority, next_at, created_at, id limit 1 for update skip locked)
    returning ${columns}`.execute(kysely);
  return rows[0] === undefined ? undefined : rowShape.parse(rows[0]);
}

/** Until the next e-mail of the queue is due; `undefined` for an empty queue. */
export async function millisecondsUntilNext(kysely: Kysely<unknown>): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number | null }>`
    select (extract(epoch from min(next_at) - clock_timestamp()) * 1000)::float as wait
    from public.outbox where state = 'queued'`.execute(kysely);
  return rows[0]?.wait ?? undefined;
}

/** E-mails that would be due now, whose text is not kept yet. */
export async function findUnwritten(kysely: Kysely<unknown>): Promise<OutboxRow[]> {
  const { rows } = await sql`
    select ${columns} from public.outbox where state = 'queued' and subject = '' and next_at <= now()
    order by created_at limit 50`.execute(kysely);
  return rows.map((row) => rowShape.parse(row));
}

export async function keepText(
  kysely: Kysely<unknown>,
  id: string,
  text: { readonly subject: string; readonly body: string },
): Promise<void> {
  await sql`
    update public.outbox set subject = ${text.subject}, body = ${text.body}
    where id = ${id}::uuid`.execute(kysely);
}

/** A new secret that opens a call; the database keeps its digest. */
export async function linkCall(kysely: Kysely<unknown>, booking: string): Promise<string> {
  const { rows } = await sql<{ secret: string }>`
    select private.link_call(${booking}::uuid) as secret`.execute(kysely);
  return rows[0]?.secret ?? "";
}

/** `note` says who was left out. */
export async function markSent(kysely: Kysely<unknown>, id: string, note: string): Promise<void> {
  await sql`
    with done as (
      update public.outbox set state = 'sent', sent_at = now(), error = ${note}
      where id = ${id}::uuid and state = 'sending' returning id)
    delete from private.mail_secrets where outbox_id in (select id from done)`.execute(kysely);
}

export async function markEnded(
  kysely: Kysely<unknown>,
  id: string,
  state: "failed" | "skipped",
  error: string,
): Promise<void> {
  await sql`
    update public.outbox set state = ${state}, error = ${error}
    where id = ${id}::uuid and state in ('sending', 'queued')`.execute(kysely);
}

/** Back into the queue: after 1, 2, 4 minutes and so on up to six hours, ten times. */
export async function markLater(
  kysely: Kysely<unknown>,
  { id, attempts }: OutboxRow,
  error: string,
): Promise<void> {
  if (attempts >= MOST_ATTEMPTS) {
    return markEnded(kysely, id, "failed", `${reasons.tooOften} ${error}`);
  }
  await sql`
    update public.outbox set state = 'queued', error = ${error},
      next_at = now() + make_interval(secs => ${secondsBeforeRetry(attempts)}::integer)
    where id = ${id}::uuid and state = 'sending'`.execute(kysely);
}

export function secondsBeforeRetry(attempts: number): number {
  return Math.min(60 * 2 ** (attempts - 1), 6 * 3600);
}

/**
 * What a server left half-way when it died: nobody can know whether it was sent, so a person decides.
 * `isOnlyServer` says that no other process can be sending now.
 */
export async function giveUpAbandoned(
  kysely: Kysely<unknown>,
  isOnlyServer: boolean,
): Promise<void> {
  await sql`
    update public.outbox set state = 'failed', error = ${reasons.unknown}
    where state = 'sending' and (
      ${isOnlyServer}::boolean
      or claimed_at < now() - make_interval(mins => ${2 * SENDING_MINUTES}::integer))`.execute(
    kysely,
  );
}

/** E-mails go with their records; those without one, about accounts, after a month, as do claims that came to nothing. */
export async function forgetOld(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    delete from public.outbox
    where entry_id is null and created_at < now() - interval '30 days'`.execute(kysely);
  await sql`select private.forget_claims()`.execute(kysely);
  await sql`select private.end_holds()`.execute(kysely);
}

/** A receipt of the day before yesterday helps nobody; an issue that was begun goes on. Called when mail is turned on. */
export async function skipOld(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    update public.outbox set state = 'skipped', error = ${reasons.mailWasOff}
    where state = 'queued' and attempts = 0 and template <> 'issue' and next_at < now() - interval '24 hours'`.execute(
    kysely,
  );
}

import { sql, type Kysely } from "kysely";
import { z } from "zod";
import { kindNames } from "#domain/registry.ts";
import type { Email, MailAddress } from "#domain/letter/email.ts";
import { confirmAccountEmail } from "./emails/confirm-account.ts";
import { messageNoticeEmail } from "./emails/message-notice.ts";
import { newsletterEmail } from "./emails/newsletter.ts";
import { noticeEmail } from "./emails/notice.ts";
import { acknowledgementEmail, acknowledgementShape } from "./emails/acknowledgement.ts";
import { recoveryEmail } from "./emails/recovery.ts";
import { reasons } from "./emails/labels.ts";
import { composeCall } from "./compose-call.ts";
import { composeIssue } from "./compose-issue.ts";
import { composeFlood } from "./compose-flood.ts";
import { composeNudge } from "./compose-nudge.ts";
import { composeWebhookOff } from "./compose-webhook-off.ts";
import { noticeAddresses } from "./notice-addresses.ts";
import type { OutboxRow } from "./outbox.ts";
import { isMailAddress } from "./plain.ts";
import { isWithheld } from "./quarantine.ts";

export type ComposeContext = {
  /** The site's public address, without a trailing slash. */
  readonly origin: string;
  /** Who hears of new leads; empty = every active staff member. */
  readonly staffTo: readonly string[];
  /** Whom letters come from; undefined while mail is off. */
  readonly from: MailAddress | undefined;
  /** A new secret that opens a call. */
  readonly linkCall: (booking: string) => Promise<string>;
  /** Settles the score of records whose page has had its minute. */
  readonly settle: () => Promise<void>;
};

export type Composed =
  | { readonly email: Email; readonly to: readonly string[] }
  /** Why there is nothing to send. */
  | { readonly skip: string };

/** The e-mail of a row, from the row and what it points to. */
export async function compose(
  kysely: Kysely<unknown>,
  row: OutboxRow,
  context: ComposeContext,
): Promise<Composed> {
  if (await isWithheld(kysely, row, context.settle)) return { skip: reasons.quarantined };
  if (row.template === "notice") return composeNotice(kysely, row, context);
  if (row.template === "message-notice") return composeMessageNotice(kysely, row, context);
  if (row.template === "nudge" || row.template === "digest")
    return composeNudge(kysely, row, context);
  if (row.template === "flood-notice") return composeFlood(kysely, row, context);
  if (row.template === "webhook-off") return composeWebhookOff(kysely, row, context);
  if (row.template === "issue" || row.template === "issue-test")
    return composeIssue(kysely, row, context);
  if (isAboutCall(row)) return composeCall(kysely, row, context);
  if (!isMailAddress(row.to)) return { skip: reasons.badAddress };
  const to = [row.to];
  switch (row.template) {
    case "receipt":
      return {
        email: acknowledgementEmail(acknowledgementShape.parse(row.payload), context.origin),
        to,
      };
    case "newsletter-confirm": {
      const tokens = await pendingTokens(kysely, row.entryId);
      return tokens
        ? { email: newsletterEmail(tokens, context.origin), to }
        : { skip: reasons.notPending };
    }
    case "recovery": {
      const secret = row.isExpired ? undefined : await secretOf(kysely, row.id);
      return secret
        ? { email: recoveryEmail(secret, context.origin), to }
        : { skip: reasons.linkExpired };
    }
    case "confirm-account": {
      const proof = await proofOf(kysely, row.id);
      return proof
        ? { email: confirmAccountEmail(proof.secret, proof.isKnown, context.origin), to }
        : { skip: reasons.linkExpired };
    }
    default:
      throw new Error(`There is no letter ${row.template}.`);
  }
}

function isAboutCall({ template }: OutboxRow): boolean {
  return template.startsWith("call-");
}

const entryShape = z.object({
  id: z.string(),
  kind: z.enum(kindNames),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  subject: z.string(),
  topic: z.string(),
  body: z.string(),
  receivedAt: z.string(),
});

async function composeNotice(
  kysely: Kysely<unknown>,
  row: OutboxRow,
  context: ComposeContext,
): Promise<Composed> {
  const { rows } = await sql`
    select entry.id, entry.kind, entry.reference, entry.name, entry.email, entry.company, entry.subject,
      entry.topic, entry.body, to_jsonb(entry.created_at) #>> '{}' as "receivedAt"
    from public.inbox_entries entry where entry.id = ${row.entryId}::uuid`.execute(kysely);
  if (rows[0] === undefined) return { skip: reasons.gone };
  const to = await noticeAddresses(kysely, context.staffTo);
  if (to.length === 0) return { skip: reasons.noStaff };
  return { email: noticeEmail(entryShape.parse(rows[0]), context.origin), to };
}

const messageShape = z.object({
  id: z.string(),
  kind: z.enum(kindNames),
  reference: z.string(),
  fromName: z.string(),
  fromAddress: z.string(),
  subject: z.string(),
  body: z.string(),
  senderCheck: z.enum(["verified", "failed", "unknown"]),
  receivedAt: z.string(),
});

/** The newest letter of the record. Whoever has the record hears of it; without anybody, everybody does. */
async function composeMessageNotice(
  kysely: Kysely<unknown>,
  row: OutboxRow,
  context: ComposeContext,
): Promise<Composed> {
  const { rows } = await sql`
    select entry.id, entry.kind, entry.reference, message.from_name as "fromName", message.from_address as "fromAddress",
      message.subject, left(message.body, 4100) as body, message.sender_check as "senderCheck",
      to_jsonb(message.at) #>> '{}' as "receivedAt"
    from public.messages message join public.inbox_entries entry on entry.id = message.entry_id
    where message.entry_id = ${row.entryId}::uuid and message.direction = 'in' and message.sort = 'letter'
    order by message.at desc limit 1`.execute(kysely);
  if (rows[0] === undefined) return { skip: reasons.gone };
  const { rows: holders } = await sql<{ email: string }>`
    select users.email from public.inbox_entries entry
    join public.staff on staff.user_id = entry.assignee_id and staff.disabled_at is null
    join auth.users on users.id = staff.user_id where entry.id = ${row.entryId}::uuid`.execute(
    kysely,
  );
  const holder = holders.map(({ email }) => email).filter(isMailAddress);
  const to = holder.length > 0 ? holder : await noticeAddresses(kysely, context.staffTo);
  if (to.length === 0) return { skip: reasons.noStaff };
  return { email: messageNoticeEmail(messageShape.parse(rows[0]), context.origin), to };
}

async function pendingTokens(
  kysely: Kysely<unknown>,
  subscriberId: string | null,
): Promise<{ confirm: string; unsubscribe: string } | undefined> {
  const { rows } = await sql<{ confirm: string; unsubscribe: string }>`
    select tokens.confirm, tokens.unsubscribe
    from private.newsletter_tokens tokens
    join public.newsletter_subscribers subscriber on subscriber.id = tokens.subscriber_id
    where subscriber.id = ${subscriberId}::uuid and subscriber.status = 'pending'`.execute(kysely);
  return rows[0];
}

async function secretOf(kysely: Kysely<unknown>, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    select value from private.mail_secrets where outbox_id = ${id}::uuid`.execute(kysely);
  return rows[0]?.value;
}

/** The secret of an e-mail about a claimed address while it is good, and whether the address has an account meanwhile. */
async function proofOf(
  kysely: Kysely<unknown>,
  id: string,
): Promise<{ secret: string; isKnown: boolean } | undefined> {
  const { rows } = await sql<{ secret: string; isKnown: boolean }>`
    select kept.value as secret,
      exists (select from auth.users where users.email = claim.address) as "isKnown"
    from private.mail_secrets kept
    join public.outbox email on email.id = kept.outbox_id
    cross join lateral (select lower(email."to") as address) claim
    where kept.outbox_id = ${id}::uuid and exists (select from private.claims_of(kept.value))`.execute(
    kysely,
  );
  return rows[0];
}

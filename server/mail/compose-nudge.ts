import { quarantineMonths } from "#domain/retention.ts";
import { sql, type Kysely } from "kysely";
import { z } from "zod";
import { readRetention } from "../privacy/retention.ts";
import type { ComposeContext, Composed } from "./compose.ts";
import { digestEmail, digestShape } from "./emails/digest.ts";
import { reasons } from "./emails/labels.ts";
import { nudgeItemShape, nudgeNames } from "./emails/nudge-items.ts";
import { nudgeEmail } from "./emails/nudge.ts";
import type { OutboxRow } from "./outbox.ts";
import { isMailAddress } from "./plain.ts";

const personShape = z.object({ user: z.uuid() });
const nudgeShape = z.object({ user: z.uuid(), what: z.enum(nudgeNames) });

/**
 * A letter to one of the team, told by what is still true of it: what was answered or given away since is left out, and
 * nothing is sent when nothing is left, nor to somebody who does not work here any more.
 */
export async function composeNudge(
  kysely: Kysely<unknown>,
  row: OutboxRow,
  { origin }: ComposeContext,
): Promise<Composed> {
  const { user } = personShape.parse(row.payload);
  const person = await personOf(kysely, user);
  if (person === undefined) return { skip: reasons.notOfTeam };
  if (!isMailAddress(person.email)) return { skip: reasons.badAddress };
  const to = [person.email];
  const now = new Date();
  if (row.template === "digest") {
    const digest = await digestOf(kysely, row.id);
    const email = digest === undefined ? undefined : digestEmail(digest, origin, now);
    return email === undefined ? { skip: reasons.emptyDigest } : { email, to };
  }
  const { what } = nudgeShape.parse(row.payload);
  const [first, ...others] = await itemsOf(kysely, row.id, user);
  if (first === undefined) return { skip: reasons.doneSince };
  const reader = { origin, zone: person.zone, now };
  return { email: nudgeEmail(what, [first, ...others], reader), to };
}

/** `undefined` for who is not of the team, or not any more. */
async function personOf(
  kysely: Kysely<unknown>,
  user: string,
): Promise<{ email: string; zone: string } | undefined> {
  const { rows } = await sql<{ email: string; zone: string }>`
    select users.email, (private.choices_of(staff.user_id)).zone
    from public.staff join auth.users on users.id = staff.user_id
    where staff.user_id = ${user}::uuid and staff.disabled_at is null`.execute(kysely);
  return rows[0];
}

async function itemsOf(kysely: Kysely<unknown>, letter: string, user: string) {
  const { rows } = await sql<{ item: unknown }>`
    select to_jsonb(told) || jsonb_build_object('is_mine', coalesce(entry.assignee_id = ${user}::uuid, false)) as item
    from private.nudge_items(${letter}::uuid) told join public.inbox_entries entry on entry.id = told.id
    order by told.due_at, told.reference, told.note`.execute(kysely);
  return rows.map(({ item }) => nudgeItemShape.parse(item));
}

async function digestOf(kysely: Kysely<unknown>, letter: string) {
  const { rows } = await sql<{ digest: unknown }>`
    select private.digest_items(${letter}::uuid, ${quarantineMonths(readRetention())}::integer) as digest`.execute(
    kysely,
  );
  return rows[0] === undefined ? undefined : digestShape.parse(rows[0].digest);
}

import { sql, type Kysely } from "kysely";
import { z } from "zod";
import type { ComposeContext, Composed } from "./compose.ts";
import { floodNoticeEmail } from "./emails/flood-notice.ts";
import { reasons } from "./emails/labels.ts";
import { noticeAddresses } from "./notice-addresses.ts";
import type { OutboxRow } from "./outbox.ts";

const floodShape = z.object({
  since: z.coerce.date(),
  total: z.number(),
  quarantined: z.number(),
});

/** A letter about a flood, told as it is when it leaves. */
export async function composeFlood(
  kysely: Kysely<unknown>,
  row: OutboxRow,
  context: ComposeContext,
): Promise<Composed> {
  const { rows } = await sql`
    select to_jsonb(queued.created_at - interval '1 hour') #>> '{}' as since, count(*)::integer as total,
      count(came.quarantined_at)::integer as quarantined
    from public.outbox queued join public.inbox_entries came
      on came.is_stranger and came.created_at > queued.created_at - interval '1 hour'
    where queued.id = ${row.id}::uuid group by queued.created_at`.execute(kysely);
  if (rows[0] === undefined) return { skip: reasons.noFlood };
  const to = await noticeAddresses(kysely, context.staffTo);
  if (to.length === 0) return { skip: reasons.noStaff };
  return { email: floodNoticeEmail(floodShape.parse(rows[0]), context.origin), to };
}

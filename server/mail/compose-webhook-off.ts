import { sql, type Kysely } from "kysely";
import { z } from "zod";
import type { ComposeContext, Composed } from "./compose.ts";
import { reasons } from "./emails/labels.ts";
import { webhookOffEmail } from "./emails/webhook-off.ts";
import type { OutboxRow } from "./outbox.ts";
import { isMailAddress } from "./plain.ts";

const payloadShape = z.object({ webhook: z.uuid() });
const webhookShape = z.object({
  name: z.string(),
  host: z.string(),
  why: z.enum(["gone", "failing"]),
  since: z.coerce.date(),
});

/** Nothing when somebody has switched the webhook on again, or removed it, meanwhile. */
export async function composeWebhookOff(
  kysely: Kysely<unknown>,
  row: OutboxRow,
  { origin }: ComposeContext,
): Promise<Composed> {
  const { webhook } = payloadShape.parse(row.payload);
  const { rows } = await sql`
    select name, host, disabled_why as why, to_jsonb(disabled_at) #>> '{}' as since
    from public.webhooks where id = ${webhook}::uuid and disabled_why in ('gone', 'failing')`.execute(
    kysely,
  );
  if (rows[0] === undefined) return { skip: reasons.doneSince };
  if (!isMailAddress(row.to)) return { skip: reasons.badAddress };
  return { email: webhookOffEmail(webhookShape.parse(rows[0]), origin), to: [row.to] };
}

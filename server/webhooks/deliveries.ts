import { sql, type Kysely } from "kysely";
import { z } from "zod";
import { toldShape } from "./told.ts";

const deliveryShape = z.object({
  id: z.string(),
  webhookId: z.string(),
  event: z.string(),
  /** ISO time. */
  at: z.string(),
  attempts: z.number(),
  url: z.string(),
  preset: z.enum(["plain", "slack", "teams"]),
  withContact: z.boolean(),
  /** The newest first. */
  secrets: z.array(z.string()),
  told: toldShape.nullable(),
});

/** One message that is to be handed over now. */
export type WebhookDelivery = z.infer<typeof deliveryShape>;

/** How a try went: the columns of the log, and the seconds until the next one where there is one. */
export type TryEnd = {
  readonly outcome: "sent" | "later" | "gone" | "skipped";
  readonly wait: number | null;
  readonly status: number | null;
  readonly answer: string;
  readonly error: string;
  readonly tookMs: number | null;
};

/** Takes what goes next to a webhook that is not busy; no other server gets it. */
export async function claimDelivery(
  kysely: Kysely<unknown>,
  busy: readonly string[],
): Promise<WebhookDelivery | undefined> {
  const list = JSON.stringify(busy);
  const { rows } = await sql`
    select id, webhook_id as "webhookId", event, to_jsonb(at) #>> '{}' as at, attempts, url, preset,
      with_contact as "withContact", secrets, told
    from private.claim_delivery(array(select jsonb_array_elements_text(${list}::text::jsonb)::uuid))`.execute(
    kysely,
  );
  return rows[0] === undefined ? undefined : deliveryShape.parse(rows[0]);
}

export async function endTry(
  kysely: Kysely<unknown>,
  { id, attempts }: Pick<WebhookDelivery, "id" | "attempts">,
  end: TryEnd,
): Promise<void> {
  await sql`
    select private.end_try(${id}::uuid, ${attempts}::integer, ${end.outcome}, ${end.wait}::integer,
      ${end.status}::integer, ${end.answer}, ${end.error}, ${end.tookMs}::integer)`.execute(kysely);
}

/** Until the next one is due; `undefined` when none waits. */
export async function untilNextDelivery(kysely: Kysely<unknown>): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number | null }>`
    select (extract(epoch from min(next_at) - clock_timestamp()) * 1000)::float as wait
    from public.webhook_deliveries where state in ('queued', 'sending')`.execute(kysely);
  return rows[0]?.wait ?? undefined;
}

/** A server that was killed has left these; embedded, no other can be at them. */
export async function takeUpAbandoned(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    update public.webhook_deliveries set next_at = now() where state = 'sending'`.execute(kysely);
}

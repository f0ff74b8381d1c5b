import * as z from "zod/mini";
import { webhookEvents, webhookPresets } from "#app/content/connections.ts";
import type { Delivery, Token, Webhook } from "./connection.ts";

const eventNames = webhookEvents.map(({ value }) => value);
const event = z.enum(eventNames);
const state = z.enum(["queued", "sending", "sent", "failed", "skipped"]);

const webhookRow = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  host: z.nullable(z.string()),
  events: z.array(event),
  preset: z.enum(webhookPresets.map(({ value }) => value)),
  with_contact: z.boolean(),
  failing_since: z.nullable(z.string()),
  disabled_at: z.nullable(z.string()),
  disabled_why: z.nullable(z.enum(["owner", "gone", "failing", "restored"])),
  both_until: z.nullable(z.string()),
  waiting: z.number(),
  last: z.nullable(z.object({ state, at: z.string() })),
});

export function webhooksOf(rows: unknown): Webhook[] {
  return z.array(webhookRow).parse(rows).map(webhookOf);
}

function webhookOf(row: z.infer<typeof webhookRow>): Webhook {
  const { disabled_at: since, disabled_why: why } = row;
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    host: row.host ?? row.url,
    events: eventNames.filter((known) => row.events.includes(known)),
    preset: row.preset,
    withContact: row.with_contact,
    off: since === null ? null : { since, why: why ?? "owner" },
    failingSince: row.failing_since,
    bothUntil: row.both_until,
    waiting: row.waiting,
    last: row.last,
  };
}

const deliveryRow = z.object({
  id: z.string(),
  event: z.enum([...eventNames, "test"]),
  at: z.string(),
  state,
  attempts: z.number(),
  next_at: z.string(),
  answer_status: z.nullable(z.number()),
  answer: z.string(),
  error: z.string(),
  took_ms: z.nullable(z.number()),
  entry_id: z.nullable(z.string()),
  deal_id: z.nullable(z.string()),
  kind: z.string(),
  reference: z.string(),
});

export function deliveriesOf(rows: unknown): Delivery[] {
  return z.array(deliveryRow).parse(rows).map(deliveryOf);
}

function deliveryOf(row: z.infer<typeof deliveryRow>): Delivery {
  return {
    id: row.id,
    event: row.event,
    at: row.at,
    state: row.state,
    tries: row.attempts,
    nextAt: row.next_at,
    status: row.answer_status,
    answer: row.answer,
    error: row.error,
    tookMs: row.took_ms,
    record:
      row.entry_id === null ? null : { id: row.entry_id, kind: row.kind, reference: row.reference },
    dealId: row.deal_id,
  };
}

const tokenRow = z.object({
  id: z.string(),
  name: z.string(),
  last_four: z.string(),
  scopes: z.array(z.enum(["leads:read", "bounces:write"])),
  created_at: z.string(),
  made_by: z.string(),
  expires_at: z.string(),
  last_used_on: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
  state: z.enum(["active", "revoked", "expired", "orphaned"]),
});

export function tokensOf(rows: unknown): Token[] {
  return z.array(tokenRow).parse(rows).map(tokenOf);
}

function tokenOf(row: z.infer<typeof tokenRow>): Token {
  return {
    id: row.id,
    name: row.name,
    lastFour: row.last_four,
    scopes: row.scopes,
    madeAt: row.created_at,
    madeBy: row.made_by,
    expiresAt: row.expires_at,
    lastUsedOn: row.last_used_on,
    revokedAt: row.revoked_at,
    state: row.state,
  };
}

import type { TokenScope } from "#app/content/api-tokens.ts";
import * as z from "zod/mini";
import type { WebhookEvent, WebhookPreset } from "#app/content/connections.ts";
import { RepositoryError } from "#app/lib/repository-error.ts";
import { backendAddress } from "#app/supabase/backend-address.ts";
import { database, nothing, read } from "#app/supabase/staff-database.ts";
import { deliveriesOf, tokensOf, webhooksOf } from "./connection-records.ts";
import type { Delivery, Token, Webhook } from "./connection.ts";

export type WebhookRequest = {
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly preset: WebhookPreset;
  readonly withContact: boolean;
};

/** Of the delivery before; none for the newest. */
export type DeliveryCursor = { readonly at: string; readonly id: string };

export type DeliveryPage = {
  readonly deliveries: readonly Delivery[];
  /** Null at the end. */
  readonly next: DeliveryCursor | null;
};

/** What the database gives at a time. */
const pageSize = 25;

const text = (data: unknown) => z.string().parse(data);

/** Whether a hosted project keeps the data: nothing hands messages over there. @throws RepositoryError, as every function here */
export async function fetchIsHosted(): Promise<boolean> {
  const { url } = await backendAddress().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  return url !== location.origin;
}

export async function fetchWebhooks(signal: AbortSignal): Promise<Webhook[]> {
  return read((await database()).rpc("list_webhooks").abortSignal(signal), webhooksOf);
}

/** Answers the secret, this once. */
export async function makeWebhook(request: WebhookRequest): Promise<string> {
  return read((await database()).rpc("save_webhook", valuesOf(request)), text);
}

export async function changeWebhook(id: string, request: WebhookRequest): Promise<void> {
  await read((await database()).rpc("save_webhook", { id, ...valuesOf(request) }), nothing);
}

function valuesOf({ withContact, ...request }: WebhookRequest) {
  return { ...request, with_contact: withContact };
}

/** Answers the new secret, this once. */
export async function renewWebhook(id: string): Promise<string> {
  return read((await database()).rpc("renew_webhook", { id }), text);
}

export async function switchWebhook(id: string, isOn: boolean): Promise<void> {
  await read((await database()).rpc("switch_webhook", { id, is_on: isOn }), nothing);
}

export async function removeWebhook(id: string): Promise<void> {
  await read((await database()).rpc("remove_webhook", { id }), nothing);
}

/** Answers the delivery that it makes. */
export async function testWebhook(id: string): Promise<string> {
  return read((await database()).rpc("test_webhook", { id }), text);
}

/** The newest first. */
export async function fetchDeliveries(
  webhook: string,
  after: DeliveryCursor | null,
  signal: AbortSignal,
): Promise<DeliveryPage> {
  const bound = after && { before_at: after.at, before_id: after.id };
  const query = (await database()).rpc("webhook_log", { webhook, ...bound });
  const deliveries = await read(query.abortSignal(signal), deliveriesOf);
  const last = deliveries.at(-1);
  const isMore = deliveries.length === pageSize && last !== undefined;
  return { deliveries, next: isMore ? { at: last.at, id: last.id } : null };
}

export async function resendDelivery(id: string): Promise<void> {
  await read((await database()).rpc("resend_delivery", { id }), nothing);
}

export async function fetchTokens(signal: AbortSignal): Promise<Token[]> {
  return read((await database()).rpc("list_tokens").abortSignal(signal), tokensOf);
}

export type TokenRequest = { readonly name: string; readonly scopes: readonly TokenScope[] };

/** Answers the token, this once. */
export async function makeToken({ name, scopes }: TokenRequest): Promise<string> {
  return read((await database()).rpc("make_token", { name, scopes }), text);
}

export async function revokeToken(id: string): Promise<void> {
  await read((await database()).rpc("revoke_token", { id }), nothing);
}

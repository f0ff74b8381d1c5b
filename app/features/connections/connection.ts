import type { TokenScope, TokenState } from "#app/content/api-tokens.ts";
import type {
  DeliveryState,
  OffReason,
  WebhookEvent,
  WebhookPreset,
} from "#app/content/connections.ts";

/** Who is told what. Times are ISO. */
export type Webhook = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly host: string;
  readonly events: readonly WebhookEvent[];
  readonly preset: WebhookPreset;
  readonly withContact: boolean;
  /** Null while it is on. */
  readonly off: { readonly since: string; readonly why: OffReason } | null;
  readonly failingSince: string | null;
  /** Until when the secret before the last signs too. */
  readonly bothUntil: string | null;
  readonly waiting: number;
  /** The delivery that was tried last. */
  readonly last: { readonly state: DeliveryState; readonly at: string } | null;
};

export type Delivery = {
  readonly id: string;
  readonly event: WebhookEvent | "test";
  readonly at: string;
  readonly state: DeliveryState;
  readonly tries: number;
  readonly nextAt: string;
  /** Of the last try; null when there was none. */
  readonly status: number | null;
  readonly answer: string;
  readonly error: string;
  readonly tookMs: number | null;
  /** The reference is empty where people use none. */
  readonly record: {
    readonly id: string;
    readonly kind: string;
    readonly reference: string;
  } | null;
  readonly dealId: string | null;
};

export type Token = {
  readonly id: string;
  readonly name: string;
  readonly lastFour: string;
  readonly scopes: readonly TokenScope[];
  readonly madeAt: string;
  /** Empty when they have left. */
  readonly madeBy: string;
  readonly expiresAt: string;
  /** A day of the office, `2026-11-24`. */
  readonly lastUsedOn: string | null;
  readonly revokedAt: string | null;
  readonly state: TokenState;
};

/** In milliseconds. */
const soon = 10_000;

/** Whether it is another one within moments: what waits for its next try in an hour is not. */
export function isMoving({ state, nextAt }: Pick<Delivery, "state" | "nextAt">, now: Date) {
  if (state === "sending") return true;
  return state === "queued" && Date.parse(nextAt) - now.getTime() < soon;
}

/** What has ended can be sent once more. */
export function canResend({ state }: Pick<Delivery, "state">): boolean {
  return state !== "queued" && state !== "sending";
}

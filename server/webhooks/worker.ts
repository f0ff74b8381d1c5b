import type { Database } from "../backend/database.ts";
import { errorFacts, type Logger } from "../logging.ts";
import { secondsBeforeRetry } from "../mail/outbox.ts";
import { composeBody } from "./compose.ts";
import {
  claimDelivery,
  endTry,
  takeUpAbandoned,
  untilNextDelivery,
  type TryEnd,
  type WebhookDelivery,
} from "./deliveries.ts";
import type { AddressGuard } from "./guarded-address.ts";
import { postMessage, type Answered } from "./post-message.ts";
import { sentences } from "./sentences.ts";
import { signedHeaders } from "./sign.ts";

const POLL_MS = 15_000;
/** Several writes in a row are one look. */
const CALM_MS = 50;
/** As many tools are served beside each other; each has its messages one after the other. */
const MOST_AT_ONCE = 20;
const MOST_TRIES = 10;
/** How long a stopping server waits for the answers under way. */
const PATIENCE_MS = 3_000;
const LONGEST_REST_S = 3600;

export type WebhookWorker = {
  /** Something may be due. */
  poke(): void;
  /** Hands over what is due until nothing is under way any more. */
  runDue(): Promise<void>;
  stop(): Promise<void>;
};

/** Hands deliveries over to the tools that asked for them; see docs/decisions/0049. */
export async function startWebhookWorker(
  { kysely, engine }: Pick<Database, "kysely" | "engine">,
  guard: AddressGuard,
  origin: string,
  logger: Logger,
): Promise<WebhookWorker> {
  const breaking = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  /** Webhooks whose receiver has asked to be left alone, and until when. */
  const resting = new Map<string, number>();
  const ending = new AbortController();
  let looking: Promise<void> | undefined;
  let isAsked = false;
  let calm: ReturnType<typeof setTimeout> | undefined;
  let waking: ReturnType<typeof setTimeout> | undefined;

  async function attempt(delivery: WebhookDelivery): Promise<void> {
    const end =
      delivery.told === null
        ? { ...nothingSaid, outcome: "skipped" as const, error: sentences.nothingLeft }
        : await post(delivery, delivery.told);
    await endTry(kysely, delivery, end);
  }

  async function post(
    delivery: WebhookDelivery,
    told: NonNullable<WebhookDelivery["told"]>,
  ): Promise<TryEnd> {
    const body = composeBody(delivery, told, origin);
    const begun = performance.now();
    const headers = {
      "content-type": "application/json",
      "user-agent": "Perilune-Webhooks/1",
      ...signedHeaders(delivery.id, new Date(), body, delivery.secrets),
    };
    const answered = await postMessage(delivery.url, headers, body, guard, breaking.signal);
    if (answered.retryAfter !== null) {
      const seconds = Math.min(answered.retryAfter, LONGEST_REST_S);
      resting.set(delivery.webhookId, Date.now() + seconds * 1000);
    }
    return endOf(delivery, answered, Math.round(performance.now() - begun));
  }

  /** One message for each tool that is not busy. */
  async function look(): Promise<void> {
    while (!ending.signal.aborted && underWay.size < MOST_AT_ONCE) {
      const delivery = await claimDelivery(kysely, busyNow());
      if (delivery === undefined) break;
      const { webhookId } = delivery;
      const trying = attempt(delivery)
        .catch((error: unknown) =>
          logger.warn(errorFacts(error), "a try of a webhook could not be written down"),
        )
        .finally(() => {
          underWay.delete(webhookId);
          ask();
        });
      underWay.set(webhookId, trying);
    }
    wakeIn(underWay.size < MOST_AT_ONCE ? await untilNextDelivery(kysely) : undefined);
  }

  function busyNow(): string[] {
    const now = Date.now();
    for (const [webhook, until] of resting) if (until <= now) resting.delete(webhook);
    return [...underWay.keys(), ...resting.keys()];
  }

  /** Looks now, and once more if it was asked again meanwhile. */
  function ask(): void {
    isAsked = true;
    looking ??= lookWhileAsked().finally(() => {
      looking = undefined;
      if (isAsked && !ending.signal.aborted) ask();
    });
  }

  async function lookWhileAsked(): Promise<void> {
    while (isAsked && !ending.signal.aborted) {
      isAsked = false;
      try {
        await look();
      } catch (error) {
        logger.warn(errorFacts(error), "the deliveries of webhooks cannot be reached");
      }
    }
  }

  /** Until nothing is under way: one look, or the end of one try, may bring another. */
  async function done(): Promise<void> {
    const work = () => [...underWay.values(), ...(looking === undefined ? [] : [looking])];
    for (let rest = work(); rest.length > 0; rest = work()) await Promise.all(rest);
  }

  function wakeIn(milliseconds: number | undefined): void {
    clearTimeout(waking);
    // What is due and was not taken waits for its tool, or for another server.
    if (milliseconds === undefined || milliseconds <= 0 || milliseconds >= POLL_MS) return;
    waking = setTimeout(ask, milliseconds);
  }

  function poke(): void {
    if (ending.signal.aborted) return;
    calm ??= setTimeout(() => {
      calm = undefined;
      ask();
    }, CALM_MS);
  }

  if (engine === "pglite") await takeUpAbandoned(kysely);
  const timer = setInterval(ask, POLL_MS);
  ask();

  return {
    poke,
    async runDue() {
      ask();
      await done();
    },
    async stop() {
      ending.abort();
      clearInterval(timer);
      clearTimeout(calm);
      clearTimeout(waking);
      const patience = setTimeout(() => breaking.abort(), PATIENCE_MS);
      await done();
      clearTimeout(patience);
    },
  };
}

const nothingSaid = { wait: null, status: null, answer: "", error: "", tookMs: null } as const;

/** What an answer means: 2xx is taken, 410 is gone for good, all else is tried again, ten times. */
function endOf(
  { attempts }: WebhookDelivery,
  { status, answer, error, retryAfter }: Answered,
  tookMs: number,
): TryEnd {
  const said = { ...nothingSaid, status, answer, tookMs };
  if (status !== null && status >= 200 && status < 300) return { ...said, outcome: "sent" };
  if (status === 410) return { ...said, outcome: "gone", error: sentences.gone };
  const why = status === null ? error : refusalOf(status);
  if (attempts >= MOST_TRIES)
    return { ...said, outcome: "later", error: `${sentences.tooOften} ${why}` };
  const wait = Math.max(secondsBeforeRetry(attempts), Math.min(retryAfter ?? 0, LONGEST_REST_S));
  return { ...said, outcome: "later", wait, error: why };
}

function refusalOf(status: number): string {
  return status >= 300 && status < 400 ? sentences.redirected : sentences.refused(status);
}

import { countRepeats } from "../counted-log.ts";
import { busy, restError, rewriteServerError, tooMany } from "../gateway/answers.ts";
import { createFairQueue } from "../gateway/fair-queue.ts";
import { withOwnHeaders } from "../gateway/forward.ts";
import type { RateLimits } from "../gateway/rate-limits.ts";
import { claimsOf, type Claims } from "../gateway/signed-token.ts";
import { errorFacts, type Logger } from "../logging.ts";
import { fileSecurityHeaders } from "../pages/security-headers.ts";
import type { Hub } from "./hub.ts";
import type { Standing } from "./staff-check.ts";

export type AnswerEvents = (request: Request, addressKey: string) => Promise<Response>;

/** Asked of the database at once by those who come; whoever has signed up has a token that gets so far. */
const PLACES = { atOnce: 2, waitingOfOne: 50, waitingInAll: 400 } as const;
/** Seconds after which a place may have become free. */
const FULL_FOR = 15;

const headers = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  // nginx would keep events back until it has a page of them.
  "x-accel-buffering": "no",
  ...fileSecurityHeaders,
};

type EventParts = {
  readonly hub: Pick<Hub, "open">;
  readonly jwtSecret: string;
  readonly limits: Pick<RateLimits, "questions">;
  readonly logger: Logger;
  readonly standingOf: (claims: Claims) => Promise<Standing>;
};

/** `GET /events`: says "look again" to staff for as long as their token is good, and nothing else. */
export function createAnswerEvents({ hub, jwtSecret, limits, logger, standingOf }: EventParts) {
  const places = createFairQueue(PLACES);
  const failed = countRepeats((facts, message) => logger.error(facts, message));

  async function answer(request: Request, addressKey: string): Promise<Response> {
    if (request.method !== "GET") return onlyGet();
    const wait = await limits.questions.spend(addressKey);
    if (wait !== undefined) return tooMany("rest", wait);
    const claims = claimsOf(request.headers.get("authorization"), jwtSecret);
    if (claims === undefined) return unknown();
    const leave = await places.enter(addressKey, request.signal);
    if (leave === undefined) return busy("rest");
    const standing = await standingOf(claims).finally(leave);
    if (standing === "no session") return unknown();
    if (standing === "not staff") return restError(403, "42501", "This is for the team alone.");
    const body = hub.open(claims);
    if (body === "full") return full();
    if (body === "closed") return busy("rest");
    return new Response(body, { headers });
  }

  return async function answerEvents(request: Request, addressKey: string): Promise<Response> {
    const answered = await answer(request, addressKey).catch((error: unknown) => {
      failed(errorFacts(error), "a stream could not be opened");
      return rewriteServerError(String(error));
    });
    return answered.ok ? answered : withOwnHeaders(answered);
  };
}

function onlyGet(): Response {
  const answer = restError(405, "PGRST117", "Unsupported HTTP method");
  answer.headers.set("allow", "GET");
  return answer;
}

function unknown(): Response {
  return restError(401, "PGRST301", "Sign in first.");
}

function full(): Response {
  const answer = restError(429, "PT429", "Too many streams are open.", String(FULL_FOR));
  answer.headers.set("retry-after", String(FULL_FOR));
  return answer;
}

import { RateLimiterMemory } from "rate-limiter-flexible";
import { z } from "zod";
import { restError } from "../gateway/answers.ts";
import { withOwnHeaders } from "../gateway/forward.ts";
import { readLimitedBody } from "../gateway/request-body.ts";
import type { Move, PlainRequest, ViewCounter } from "./view-counter.ts";

/** `plain` is the same request as Node has it. */
export type AnswerMove = (
  request: Request,
  plain: PlainRequest,
  addressKey: string,
) => Promise<Response>;

/** Bytes: a path and two names of a hundred characters, whatever their script. */
const LONGEST_MOVE = 1_000;
/** Nobody goes to more pages in a minute. What a company behind one address tells above it is not counted. */
const MOVES_PER_MINUTE = 60;

const moveShape = z.strictObject({ path: z.string(), source: z.string(), campaign: z.string() });

/** `POST /v`: a page tells that it shows another one now. Only pages of this site may, and nothing is answered. */
export function createAnswerMove(counter: Pick<ViewCounter, "countMove">): AnswerMove {
  const limit = new RateLimiterMemory({ points: MOVES_PER_MINUTE, duration: 60 });

  async function answer(
    request: Request,
    plain: PlainRequest,
    addressKey: string,
  ): Promise<Response> {
    if (request.method !== "POST") return onlyPost();
    if (!isOwnPage(plain)) return restError(403, "42501", "Only pages of this site tell this.");
    const isCounted = await limit.consume(addressKey).then(
      () => true,
      () => false,
    );
    // Not 429: the page could do nothing about it, and its visitor would see an error in the console.
    if (!isCounted) return thanks();
    const body = await readLimitedBody(request, LONGEST_MOVE);
    if (body === undefined) return restError(413, "PT413", "This is too long.");
    const move = moveIn(body);
    if (move === undefined) return restError(400, "PGRST102", "This is no move.");
    counter.countMove(plain, move);
    return thanks();
  }

  return async (request, plain, addressKey) =>
    withOwnHeaders(await answer(request, plain, addressKey));
}

function thanks(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

function isOwnPage({ headers }: PlainRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  return URL.parse(headers.origin ?? "")?.host === headers.host;
}

function moveIn(body: Uint8Array): Move | undefined {
  try {
    return moveShape.parse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)));
  } catch {
    return undefined;
  }
}

function onlyPost(): Response {
  const answer = restError(405, "PGRST117", "Unsupported HTTP method");
  answer.headers.set("allow", "POST");
  return answer;
}

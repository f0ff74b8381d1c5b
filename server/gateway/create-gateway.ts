import type { Backend } from "../backend/open-backend.ts";
import { errorFacts, type Logger } from "../logging.ts";
import type { Settings } from "../settings.ts";
import { admit, type Admission } from "./allow-list.ts";
import {
  authError,
  databaseAway,
  restError,
  rewriteServerError,
  signInAway,
  tooMany,
} from "./answers.ts";
import { limitKey } from "./client-address.ts";
import { forwardTo, withOwnHeaders } from "./forward.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";
import { createRecovery } from "./recovery.ts";
import { parseFlatObject, parseStrings, readLimitedBody, type FlatObject } from "./request-body.ts";
import { createSignIn } from "./sign-in.ts";
import { createSignUp } from "./sign-up.ts";
import { countBooking } from "./count-booking.ts";

export type Gateway = (request: Request, clientAddress: string) => Promise<Response>;

/**
 * Stands between strangers and the backend: allow-list, limits, body checks, error rewriting.
 * Answers /auth/v1/* and /rest/v1/* in the shapes of GoTrue and PostgREST.
 */
export function createGateway(
  backend: Pick<Backend, "app" | "accountsApp" | "database">,
  limits: Settings["limits"],
  logger: Logger,
  isMailOn = false,
): Gateway {
  const rates = createRateLimits(limits);
  const signIn = createSignIn(backend.database.kysely, rates);
  const signUp = createSignUp(rates);
  const recovery = createRecovery(backend.database.kysely, rates, isMailOn);

  async function answer(request: Request, clientAddress: string): Promise<Response> {
    const url = new URL(request.url);
    const kind = kindOf(url);
    const admission = admit(request.method, url);
    if (admission.kind === "refused") return refuse(kind, admission.reason, request.method);

    const key = limitKey(clientAddress);
    const wait = await spendFor(admission, rates, key);
    if (wait !== undefined) return tooMany(kind, wait);

    const bytes = await readLimitedBody(request);
    if (bytes === undefined) return tooLarge(kind);
    const body = parseBody(admission, bytes);
    if (body === "malformed") return malformed(kind);

    function forward(content: FlatObject | undefined): Promise<Response> {
      return forwardTo(backend.app, request, clientAddress, content);
    }
    if (admission.kind === "function" && admission.name === "book_call") {
      return countBooking(rates.bookings, key, () => forward(body));
    }
    if (admission.kind === "sign-in" && body !== undefined) return signIn(body, key, forward);
    if (admission.kind === "sign-up" && body !== undefined) {
      return signUp(body, key, (credentials) =>
        forwardTo(backend.accountsApp, withoutQuery(request), clientAddress, credentials),
      );
    }
    if (admission.kind === "recover" && body !== undefined) return recovery.recover(body, key);
    if (admission.kind === "verify" && body !== undefined)
      return recovery.verify(body, key, forward);
    if (admission.kind === "new-password" && body !== undefined) {
      return recovery.setPassword(body, request.headers.get("authorization"), key, forward);
    }
    const response = await forward(body);
    // An admitted table exists: the package could not read the database's schema.
    if (admission.kind === "table" && response.status === 404) return databaseAway();
    return response;
  }

  return async function gateway(request, clientAddress) {
    const kind = kindOf(new URL(request.url));
    try {
      return withOwnHeaders(await answer(request, clientAddress));
    } catch (error) {
      logger.error(errorFacts(error), "request failed");
      return withOwnHeaders(kind === "auth" ? signInAway() : rewriteServerError(String(error)));
    }
  };
}

function kindOf(url: URL): "rest" | "auth" {
  return url.pathname.startsWith("/auth/") ? "auth" : "rest";
}

/** Before any other work: the limits of what this request counts as. Sign-in and sign-up count their own. */
function spendFor(
  admission: Admission,
  rates: RateLimits,
  key: string,
): Promise<number | undefined> {
  if (admission.kind === "refresh") return rates.refresh.spend(key);
  if ("isSend" in admission && admission.isSend) return rates.form(admission.name).spend(key);
  return Promise.resolve(undefined);
}

/** Nothing in the address but the path: a sign-up takes no redirect and no other parameter. */
function withoutQuery(request: Request): Request {
  const { origin, pathname } = new URL(request.url);
  return new Request(`${origin}${pathname}`, { method: request.method, headers: request.headers });
}

function parseBody(admission: Admission, bytes: Uint8Array): FlatObject | "malformed" | undefined {
  switch (admission.kind) {
    case "sign-in":
    case "sign-up":
      return parseStrings(bytes, ["email", "password"]) ?? "malformed";
    case "recover":
      return parseStrings(bytes, ["email"]) ?? "malformed";
    case "verify":
      return parseStrings(bytes, ["type", "token_hash"]) ?? "malformed";
    case "new-password":
      return parseFlatObject(bytes) ?? "malformed";
    case "refresh":
      return parseStrings(bytes, ["refresh_token"]) ?? "malformed";
    case "table":
    case "function":
      return admission.writes ? (parseFlatObject(bytes) ?? "malformed") : undefined;
    default:
      return undefined;
  }
}

function refuse(
  kind: "rest" | "auth",
  reason: "unknown address" | "method",
  method: string,
): Response {
  if (kind === "auth") return authError(404, "not_found", "Not found");
  return reason === "method"
    ? restError(405, "PGRST117", `Unsupported HTTP method: ${method}`)
    : restError(404, "PGRST205", "Could not find the address");
}

function tooLarge(kind: "rest" | "auth"): Response {
  return kind === "auth"
    ? authError(413, "request_too_large", "The request is too large")
    : restError(413, "PGRST413", "The request is too large");
}

function malformed(kind: "rest" | "auth"): Response {
  return kind === "auth"
    ? authError(400, "bad_json", "Could not parse request body as JSON")
    : restError(400, "PGRST102", "Send one JSON object of plain values");
}

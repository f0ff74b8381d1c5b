import { databaseAccounts } from "../accounts/database-accounts.ts";
import { untilGone } from "../backend/gone-client.ts";
import type { Backend } from "../backend/open-backend.ts";
import type { DiskState } from "../disk-space.ts";
import { countRefusals, countRepeats } from "../counted-log.ts";
import { errorFacts, type Logger } from "../logging.ts";
import { admit, type Admission } from "./allow-list.ts";
import { createAnswerLimit } from "./answer-limit.ts";
import {
  authError,
  busy,
  databaseAway,
  restError,
  rewriteServerError,
  signInAway,
  storageFull,
  tooMany,
} from "./answers.ts";
import { withNotice } from "./disk-notice.ts";
import { faultOfAddress } from "./check-address.ts";
import { limitKey } from "./client-address.ts";
import { forwardTo, withOwnHeaders } from "./forward.ts";
import { createKnownVisitors, type Visitor } from "./known-visitors.ts";
import { bodyLimitOf } from "./large-bodies.ts";
import { createLanes } from "./lanes.ts";
import { createRateLimits, type Limits, type RateLimits } from "./rate-limits.ts";
import { createRecovery } from "./recovery.ts";
import { readQuestion, type AskedQuestion } from "./read-question.ts";
import {
  parseFlatObject,
  parseRow,
  parseSignUp,
  parseStrings,
  readLimitedBody,
  type FlatObject,
} from "./request-body.ts";
import { createConfirmation, type ConfirmingService } from "./confirmation.ts";
import { signUpPending, withClaimedAddress, type Credentials } from "./pending-accounts.ts";
import { createSignIn } from "./sign-in.ts";
import { createSignUp } from "./sign-up.ts";
import { countBooking } from "./count-booking.ts";
import type { CheckWebhook } from "../webhooks/check-webhook.ts";

export type Gateway = (request: Request, clientAddress: string) => Promise<Response>;

/**
 * Stands between strangers and the backend: allow-list, limits, body checks, error rewriting.
 * Answers /auth/v1/* and /rest/v1/* in the shapes of GoTrue and PostgREST.
 */
export function createGateway(
  backend: Pick<Backend, "app" | "accountsApp" | "database" | "secrets">,
  limits: Limits,
  logger: Logger,
  isMailOn = false,
  diskState: () => DiskState = () => "enough",
  checkWebhook: CheckWebhook = () => Promise.resolve(undefined),
): Gateway {
  const rates = createRateLimits(limits);
  const lanes = createLanes();
  const known = createKnownVisitors(backend.database.kysely, backend.secrets.jwtSecret);
  const signIn = createSignIn(backend.database.kysely, known, rates);
  const signUp = createSignUp(backend.database.kysely, databaseAccounts(backend), rates);
  const limited = createAnswerLimit();
  const refused = countRefusals(logger);
  const failed = countRepeats((facts, message) => logger.error(facts, message));
  const recovery = createRecovery(backend.database.kysely, known, rates, isMailOn);
  const confirmation = createConfirmation(backend.database.kysely, rates, isMailOn);

  async function answer(request: Request, clientAddress: string): Promise<Response> {
    const url = new URL(request.url);
    const kind = kindOf(url);
    const fault = faultOfAddress(url);
    if (fault !== undefined) return refuseAddress(kind, fault);
    const admission = admit(request.method, url);
    if (admission.kind === "refused") return refuse(kind, admission.reason, request.method);
    const isQuestion = admission.kind === "table" || admission.kind === "function";
    const question = isQuestion ? readQuestion(request, admission) : undefined;
    if (question instanceof Response) return question;

    const key = limitKey(clientAddress);
    const wait = await spendFor(admission, rates, key);
    if (wait !== undefined) return tooMany(kind, wait);
    if (diskState() === "full" && stores(admission)) return storageFull(kind);

    const { kysely } = backend.database;
    const most = await bodyLimitOf(admission, request, kysely, backend.secrets.jwtSecret);
    const bytes = await readLimitedBody(request, most);
    if (bytes === undefined) return tooLarge(kind);
    const body = parseBody(admission, bytes);
    if (body === "malformed") return malformed(kind);

    const leave = await lanes.enter(admission, key, request.signal);
    if (leave === undefined) return busy(kind);
    try {
      return await pass(request, clientAddress, admission, question, body);
    } finally {
      leave();
    }
  }

  async function pass(
    request: Request,
    clientAddress: string,
    admission: Admission,
    question: AskedQuestion | undefined,
    body: FlatObject | undefined,
  ): Promise<Response> {
    const key = limitKey(clientAddress);
    const visitor = visitorOf(request, key);
    const forward = (content: FlatObject | undefined) =>
      forwardTo(backend.app, request, clientAddress, content, question);
    if (admission.kind === "function" && admission.name === "book_call") {
      return countBooking(rates.bookings, key, () => forward(body));
    }
    if (admission.kind === "function" && admission.name === "save_webhook" && body !== undefined) {
      return (await checkWebhook(request, body)) ?? forward(body);
    }
    if (admission.kind === "sign-in" && body !== undefined) {
      return signIn(body, visitor, forward);
    }
    if (admission.kind === "sign-up" && body !== undefined) {
      const make = (credentials: Credentials) =>
        forwardTo(backend.accountsApp, withoutQuery(request), clientAddress, credentials);
      return signUp(body, key, {
        signUp: make,
        claim: isMailOn
          ? (credentials) => signUpPending(backend.database.kysely, credentials, make)
          : undefined,
        signIn: (credentials) => serviceFor(request, clientAddress).signIn(credentials),
      });
    }
    if (admission.kind === "recover" && body !== undefined) return recovery.recover(body, visitor);
    if (admission.kind === "resend" && body !== undefined) return confirmation.resend(body, key);
    if (admission.kind === "verify" && body !== undefined) {
      return body["type"] === "signup"
        ? confirmation.verify(body, key, serviceFor(request, clientAddress))
        : recovery.verify(body, key, forward);
    }
    if (admission.kind === "new-password" && body !== undefined) {
      return recovery.setPassword(body, request.headers.get("authorization"), visitor, forward);
    }
    const ask = () => (question ? limited(question, () => forward(body)) : forward(body));
    const response = await (changesNothing(admission) ? untilGone(request.signal, ask) : ask());
    // An admitted table exists: the package could not read the database's schema.
    if (admission.kind === "table" && response.status === 404) return databaseAway();
    return admission.kind === "function" && admission.name === "staff_seen"
      ? withNotice(response, diskState())
      : response;
  }

  function serviceFor(request: Request, clientAddress: string): ConfirmingService {
    const ask = (path: string, body?: FlatObject, token?: string) =>
      forwardTo(backend.app, elsewhere(request, path, body, token), clientAddress, body);
    return {
      signIn: (credentials) => ask("token?grant_type=password", credentials),
      refresh: (token) => ask("token?grant_type=refresh_token", { refresh_token: token }),
      user: (token) => ask("user", undefined, token),
    };
  }

  return async function gateway(request, clientAddress) {
    const kind = kindOf(new URL(request.url));
    try {
      const response = await answer(request, clientAddress);
      if (!response.ok) refused(`${kind} ${response.status}`);
      return withOwnHeaders(
        kind === "auth" ? await withClaimedAddress(backend.database.kysely, response) : response,
      );
    } catch (error) {
      failed(errorFacts(error), "request failed");
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
  return rates.questions.spend(key);
}

function visitorOf({ url, headers }: Request, addressKey: string): Visitor {
  const scheme = headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim();
  const isSecure = scheme === "https" || url.startsWith("https:");
  return { addressKey, cookies: headers.get("cookie"), isSecure };
}

/** What takes new space; the team's own work on what is there goes on. */
function stores(admission: Admission): boolean {
  if (admission.kind === "table") return admission.writes;
  if (admission.kind === "function") return admission.isSend;
  return admission.kind === "sign-up" || admission.kind === "recover";
}

/** Requests that only read: they are given up when their client disconnects. */
function changesNothing(admission: Admission): boolean {
  return (admission.kind === "table" || admission.kind === "function") && !admission.writes;
}

/** The same client's request to another address of the sign-in service. */
function elsewhere(
  { url, headers }: Request,
  path: string,
  body?: object,
  token?: string,
): Request {
  const own = new Headers(headers);
  if (token !== undefined) own.set("authorization", `Bearer ${token}`);
  const method = body === undefined ? "GET" : "POST";
  return new Request(`${new URL(url).origin}/auth/v1/${path}`, { method, headers: own });
}

/** Nothing in the address but the path: a sign-up takes no redirect and no other parameter. */
function withoutQuery(request: Request): Request {
  const { origin, pathname } = new URL(request.url);
  return new Request(`${origin}${pathname}`, { method: request.method, headers: request.headers });
}

function parseBody(admission: Admission, bytes: Uint8Array): FlatObject | "malformed" | undefined {
  switch (admission.kind) {
    case "sign-in":
      return parseStrings(bytes, ["email", "password"]) ?? "malformed";
    case "sign-up":
      return parseSignUp(bytes) ?? "malformed";
    case "recover":
      return parseStrings(bytes, ["email"]) ?? "malformed";
    case "verify":
      return parseStrings(bytes, ["type", "token_hash", "password", "access_token"]) ?? "malformed";
    case "resend":
      return parseStrings(bytes, ["type", "email"]) ?? "malformed";
    case "new-password":
      return parseFlatObject(bytes) ?? "malformed";
    case "refresh":
      return parseStrings(bytes, ["refresh_token"]) ?? "malformed";
    case "table":
      return admission.writes ? (parseRow(bytes, 1) ?? "malformed") : undefined;
    case "function":
      return admission.writes ? (parseRow(bytes, 0) ?? "malformed") : undefined;
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

function refuseAddress(kind: "rest" | "auth", fault: "too long" | "no text"): Response {
  const [status, sentence] =
    fault === "too long"
      ? ([414, "The address is too long"] as const)
      : ([400, "The address is not readable as text"] as const);
  return kind === "auth"
    ? authError(status, "validation_failed", sentence)
    : restError(status, "PGRST100", sentence);
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

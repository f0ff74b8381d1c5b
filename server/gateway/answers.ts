/** Errors in the shapes of PostgREST and GoTrue, so that the client libraries read them as theirs. */

export function restError(
  status: number,
  code: string,
  message: string,
  hint: string | null = null,
): Response {
  return Response.json({ code, message, details: null, hint }, { status });
}

export function authError(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

export function tooMany(
  kind: "rest" | "auth",
  seconds: number,
  attempts: "sign-in" | "sign-up" | "password" = "sign-in",
): Response {
  const answer =
    kind === "rest"
      ? restError(
          429,
          "PT429",
          `Too many messages from your address. ${waitSentence(seconds)}`,
          String(seconds),
        )
      : authError(
          429,
          "over_request_rate_limit",
          `Too many ${attempts} attempts. ${waitSentence(seconds)}`,
        );
  return tryAgainAfter(seconds, answer);
}

function tryAgainAfter(seconds: number, answer: Response): Response {
  answer.headers.set("retry-after", String(seconds));
  return answer;
}

function waitSentence(seconds: number): string {
  if (seconds <= 60) return "Please wait a minute and try again.";
  return `Please wait ${Math.ceil(seconds / 60)} minutes and try again.`;
}

const connectionTrouble =
  /ECONN|CONNECTION_|CONNECT_TIMEOUT|ENOTFOUND|EPIPE|terminating connection|the database system is|PGlite is clos|driver has already been destroyed/;

/** Too many connections, no memory or space, a lock or a statement that took too long. */
const databaseTrouble =
  /"code":"(?:53|55P03)|canceling statement due to|too many clients|remaining connection slots|deadlock detected|could not serialize access/;

/** What the drivers say of a value that they cannot send as the type that is wanted. */
const wrongValue =
  /Invalid input for \w+ type|The \\?"string\\?" argument must be|Invalid time value|Cannot convert a Symbol/;

/**
 * What the package answers with 500 as PostgREST would answer it: a violated CHECK is 400 `23514`, a
 * value of another type 400 `22P02`, a database out of reach or overburdened 503; the rest says
 * nothing about the inside.
 */
export function rewriteServerError(text: string): Response {
  const constraint = /violates check constraint \\?"([^"\\]+)/.exec(text)?.[1];
  if (constraint !== undefined) {
    return restError(400, "23514", `new row violates check constraint "${constraint}"`);
  }
  if (wrongValue.test(text)) {
    return restError(400, "22P02", "A value is not of the type that it has to be.");
  }
  if (connectionTrouble.test(text)) return databaseAway();
  if (databaseTrouble.test(text)) return databaseBusy();
  return restError(500, "XX000", "Internal error");
}

/** Seconds after which a database that was started again answers, and a queue is over. */
const SOON = 2;

export function databaseAway(): Response {
  return tryAgainSoon("PGRST001", "The database cannot be reached.");
}

function databaseBusy(): Response {
  return tryAgainSoon("PGRST003", "The database is busy. Please try again.");
}

function tryAgainSoon(code: string, message: string): Response {
  return tryAgainAfter(SOON, restError(503, code, message, String(SOON)));
}

/** 503, because at anything but 502 to 504 the client library forgets the session. */
export function signInAway(): Response {
  const sentence = "The sign-in service is not available. Please try again.";
  return tryAgainAfter(SOON, authError(503, "unexpected_failure", sentence));
}

/** Nothing is stored any more, so that what is stored stays whole. */
export function storageFull(kind: "rest" | "auth"): Response {
  if (kind === "auth") return signInAway();
  return restError(503, "53100", "The server has no space left to store this.");
}

/** More wait for an answer than can be served. */
export function busy(kind: "rest" | "auth"): Response {
  if (kind === "auth") return signInAway();
  return tryAgainSoon("PT503", "The server is busy. Please try again.");
}

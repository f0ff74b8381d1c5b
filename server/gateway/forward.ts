import type { App } from "@supabase/lite";
import { authError, rewriteServerError } from "./answers.ts";
import type { FlatObject } from "./request-body.ts";

/** Sends an admitted request on to the backend, with the visitor's address as we know it. */
export function forwardTo(
  app: App,
  request: Request,
  clientAddress: string,
  body: FlatObject | undefined,
): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ["content-length", "content-encoding", "transfer-encoding", "x-real-ip"]) {
    headers.delete(name);
  }
  headers.set("x-forwarded-for", clientAddress);
  if (body !== undefined) headers.set("content-type", "application/json");
  const forwarded = new Request(request.url, {
    method: request.method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return app.fetch(forwarded, { peerAddress: clientAddress });
}

/** The same answer fit for strangers: no cross-origin permission, never cached, no insides. */
export async function fitForStrangers(kind: "rest" | "auth", answer: Response): Promise<Response> {
  const fit = answer.status >= 500 ? await withoutInsides(kind, answer) : answer;
  const headers = new Headers(fit.headers);
  for (const name of Array.from(headers.keys())) {
    if (name.startsWith("access-control-")) headers.delete(name);
  }
  headers.set("cache-control", "no-store");
  headers.set("x-content-type-options", "nosniff");
  return new Response(fit.body, { status: fit.status, headers });
}

async function withoutInsides(kind: "rest" | "auth", answer: Response): Promise<Response> {
  return kind === "auth" ? signInAway() : rewriteServerError(await answer.text());
}

/** 503, because at anything but 502 to 504 the client library forgets the session. */
export function signInAway(): Response {
  return authError(
    503,
    "unexpected_failure",
    "The sign-in service is not available. Please try again.",
  );
}

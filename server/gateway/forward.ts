import type { App } from "@supabase/lite";
import { rewriteServerError, signInAway } from "./answers.ts";
import type { FlatObject } from "./request-body.ts";

/** Sends an admitted request on to the backend, with the visitor's address as we know it. */
export async function forwardTo(
  app: App,
  request: Request,
  clientAddress: string,
  body: FlatObject | undefined,
): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ["content-length", "content-encoding", "transfer-encoding", "x-real-ip"]) {
    headers.delete(name);
  }
  // Functions see these headers; the limits in SQL are for where no gateway stands in front.
  headers.delete("cf-connecting-ip");
  if (new URL(request.url).pathname.startsWith("/rest/")) headers.delete("x-forwarded-for");
  else headers.set("x-forwarded-for", clientAddress);
  if (body !== undefined) headers.set("content-type", "application/json");
  const forwarded = new Request(request.url, {
    method: request.method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await app.fetch(forwarded, { peerAddress: clientAddress });
  if (answer.status < 500) return answer;
  return new URL(request.url).pathname.startsWith("/auth/")
    ? signInAway()
    : rewriteServerError(await answer.text());
}

/** The same answer with headers fit for strangers: no cross-origin permission, never cached. */
export function withOwnHeaders(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of Array.from(headers.keys())) {
    if (name.startsWith("access-control-")) headers.delete(name);
  }
  headers.set("cache-control", "no-store");
  headers.set("x-content-type-options", "nosniff");
  return new Response(answer.body, { status: answer.status, headers });
}

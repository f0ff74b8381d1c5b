import type { App } from "@supabase/lite";
import { rewriteServerError, signInAway } from "./answers.ts";
import type { AskedQuestion } from "./read-question.ts";
import type { FlatObject } from "./request-body.ts";

/** What of a request's headers reaches the backend; the rest, cookies among them, ends here. */
const keptHeaders = ["apikey", "authorization", "user-agent"];

/**
 * Sends an admitted request on to the backend, with the visitor's address as we know it. The
 * data service gets the question as it was checked. Its functions see the headers; the limits in SQL are
 * for where no gateway stands in front, so it hears nothing of addresses.
 */
export async function forwardTo(
  app: App,
  request: Request,
  clientAddress: string,
  body: FlatObject | undefined,
  question?: AskedQuestion,
): Promise<Response> {
  const headers = new Headers();
  for (const name of keptHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const url = new URL(request.url);
  if (question === undefined) headers.set("x-forwarded-for", clientAddress);
  else {
    url.search = question.parameters.toString();
    headers.set("accept", question.wishes.accept);
    if (question.wishes.prefer !== undefined) headers.set("prefer", question.wishes.prefer);
  }
  if (body !== undefined) headers.set("content-type", "application/json");
  const forwarded = new Request(url, {
    method: request.method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await app.fetch(forwarded, { peerAddress: clientAddress });
  if (answer.status < 500) return answer;
  return url.pathname.startsWith("/auth/") ? signInAway() : rewriteServerError(await answer.text());
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

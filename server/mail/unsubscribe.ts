import { sql, type Kysely } from "kysely";
import type { RateLimits } from "../gateway/rate-limits.ts";

export type Unsubscribe = (request: Request, addressKey: string) => Promise<Response>;

const headers = { "cache-control": "no-store" };

/**
 * `/blog/unsubscribe?token=…` of the e-mails' List-Unsubscribe header (RFC 8058): a mail program's POST
 * takes its reader off the list at once. A person, or a scanner, who opens the address changes nothing
 * and comes to the page with the button.
 */
export function createUnsubscribe(
  kysely: Kysely<unknown>,
  limits: Pick<RateLimits, "unsubscribe">,
): Unsubscribe {
  return async function unsubscribe(request, addressKey) {
    const token = new URL(request.url).searchParams.get("token") ?? "";
    if (request.method === "GET" || request.method === "HEAD") {
      const query = new URLSearchParams({ newsletter: "unsubscribe", token });
      return new Response(null, {
        status: 303,
        headers: { ...headers, location: `/blog?${query}` },
      });
    }
    if (request.method !== "POST") {
      return new Response(null, { status: 405, headers: { ...headers, allow: "GET, HEAD, POST" } });
    }
    const wait = await limits.unsubscribe.spend(addressKey);
    if (wait !== undefined) {
      return new Response("Too many requests. Please try again later.", {
        status: 429,
        headers: { ...headers, "retry-after": String(wait) },
      });
    }
    // PostgreSQL has no text with a NUL in it.
    const { rows } = await sql<{ known: boolean }>`
      select public.unsubscribe(${token.replaceAll("\0", "")}) as known`.execute(kysely);
    return rows[0]?.known
      ? new Response("You are off the list.", { headers })
      : new Response("This link is not known.", { status: 404, headers });
  };
}

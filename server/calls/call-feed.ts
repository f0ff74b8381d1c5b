import { createHash } from "node:crypto";
import { business } from "#domain/business.ts";
import { makeCalendar, type CalendarEvent } from "#domain/calendar-file.ts";
import { callTypes } from "#domain/call-types.ts";
import { recordAddress } from "#domain/record-address.ts";
import { sql, type Kysely } from "kysely";
import { z } from "zod";
import type { RateLimits } from "../gateway/rate-limits.ts";
import { callFacts } from "./call-query.ts";
import { callShape, placeForHost, type CallFacts } from "../mail/emails/calls/call-facts.ts";

export type CallFeed = (request: Request, secret: string, addressKey: string) => Promise<Response>;

const headers = {
  "cache-control": "private, no-cache",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

const rowShape = z.object({ call: callShape });

/**
 * `/calls/feed/<secret>.ics`: the calls of one calendar, from thirty days back, for the programs that subscribe to it.
 * Cancelled ones stay in it as cancelled, so that those programs take them out. It invites nobody.
 */
export function createCallFeed(
  kysely: Kysely<unknown>,
  limits: Pick<RateLimits, "feed">,
  origin: () => string,
): CallFeed {
  return async function callFeed(request, secret, addressKey) {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, { status: 405, headers: { ...headers, allow: "GET, HEAD" } });
    }
    const wait = await limits.feed.spend(addressKey);
    if (wait !== undefined) {
      return new Response("Too many requests. Please try again later.", {
        status: 429,
        headers: { ...headers, "retry-after": String(wait) },
      });
    }
    const found = await readFeed(kysely, secret);
    if (found === undefined) return new Response("Not found", { status: 404, headers });
    const events = found.calls.map((call) => eventOf(call, origin()));
    const name = `${business.name} calls${found.name === "" ? "" : `, ${found.name}`}`;
    const body = makeCalendar({ events, method: "PUBLISH", name }, new Date(0));
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    if (request.headers.get("if-none-match")?.split(/, */).includes(etag)) {
      return new Response(null, { status: 304, headers: { ...headers, etag } });
    }
    return new Response(body, {
      headers: { ...headers, etag, "content-type": "text/calendar; charset=utf-8" },
    });
  };
}

async function readFeed(
  kysely: Kysely<unknown>,
  secret: string,
): Promise<{ readonly name: string; readonly calls: readonly CallFacts[] } | undefined> {
  const { rows } = await sql<{ number: number; name: string }>`
    select host.number, host.name from private.call_feeds feed join public.call_hosts host on host.number = feed.host
    where feed.digest = private.digest_of_secret(${secret})`.execute(kysely);
  const [host] = rows;
  if (host === undefined) return undefined;
  const calls = await sql`
    select ${callFacts} as call
    from public.call_bookings booking join public.call_hosts host on host.number = booking.host
    where booking.host = ${host.number}::integer and booking.starts_at > now() - interval '30 days'
      and booking.status in ('confirmed', 'done', 'no_show', 'cancelled')
    order by booking.starts_at, booking.id limit 2000`.execute(kysely);
  return { name: host.name, calls: calls.rows.map((row) => rowShape.parse(row).call) };
}

function eventOf(call: CallFacts, origin: string): CalendarEvent {
  const { label, minutes } = callTypes[call.type];
  return {
    id: call.id,
    title: `${call.name}, ${label}`,
    start: call.startsAt,
    minutes,
    time: "utc",
    place: placeOf(call),
    notes: [
      `${call.reference}, ${call.email}`,
      `${origin}/admin${recordAddress({ id: call.id, kind: "call" })}`,
    ].join("\n"),
    sequence: call.sequence,
    isCancelled: call.status === "cancelled",
    // Later with each change, and the same at each reading.
    changedAt: new Date(call.madeAt.getTime() + call.sequence * 1_000),
  };
}

function placeOf(call: CallFacts): string {
  return call.place === "link" ? call.meetingUrl : placeForHost(call);
}

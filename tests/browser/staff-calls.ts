import type { Page } from "@playwright/test";
import { weekOf } from "../../app/features/calls/iso-week.ts";
import { wallTime } from "../../domain/zoned-dates.ts";
import { aCaller } from "./call-page.ts";
import { expect } from "./fixtures.ts";
import { rowsOf, visitorHeaders } from "./stored-records.ts";

export type StoredCall = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly startsAt: string;
};

/** Books a call as its visitor does, without the page: among the times in the middle, where no other test looks for one. */
export async function bookCall(page: Page): Promise<StoredCall> {
  const headers = await visitorHeaders(page.request);
  const answer = await page.request.get("/rest/v1/rpc/open_calls?type=call15", { headers });
  const times: readonly { starts: string; is_free: boolean }[] = await answer.json();
  const free = times.filter((time) => time.is_free);
  const middle = free.slice(Math.floor(free.length * 0.4), Math.floor(free.length * 0.7));
  const call = { id: crypto.randomUUID(), ...aCaller() };
  for (let tries = 0; tries < 10; tries += 1) {
    const startsAt = middle[Math.floor(Math.random() * middle.length)]?.starts ?? "";
    const response = await page.request.post("/rest/v1/rpc/book_call", {
      headers,
      data: { ...call, type: "call15", starts_at: startsAt, phone: "+1 415 555 0123", tz: "" },
    });
    if (response.ok()) return { ...call, startsAt: new Date(startsAt).toISOString() };
  }
  throw new Error("No time is free.");
}

/** A time in the middle at which nobody has a call, other than these. */
export async function anOpenTime(page: Page, id: string): Promise<string> {
  const call = await storedCall(page, id);
  const headers = await visitorHeaders(page.request);
  const answer = await page.request.get("/rest/v1/rpc/open_calls?type=call15", { headers });
  const times: readonly { starts: string; is_free: boolean }[] = await answer.json();
  const free = times.filter((time) => time.is_free && time.starts !== call["starts_at"]);
  const at = Math.floor(free.length * (0.72 + Math.random() * 0.2));
  return new Date(free[at]?.starts ?? "").toISOString();
}

export async function storedCall(page: Page, id: string) {
  const [call] = await rowsOf(page, "call_bookings", { id: `eq.${id}` });
  expect(call).toBeDefined();
  return call ?? {};
}

const zone = "America/Los_Angeles";

/** The day of a moment in the zone of the browsers of the tests. */
export function dayOf(startsAt: string): string {
  return wallTime(new Date(startsAt), zone).day;
}

/** The address of the week that a call is in. */
export function weekAddress(startsAt: string): string {
  return `/admin?view=calls&week=${weekOf(dayOf(startsAt))}`;
}

/** `Tuesday, December 1, 2026` */
export function dayName(startsAt: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: zone }).format(
    new Date(startsAt),
  );
}

/** `10:15 AM` */
export function timeName(startsAt: string): string {
  return new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: zone })
    .format(new Date(startsAt))
    .replace("\u202F", " ");
}

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

/** Tests in which a call leaves its time and comes back to it: meanwhile nobody else may take that. */
const leaving = ["moved", "given", "cancelled"] as const;

/**
 * Books a call as its visitor does, without the page: in the early afternoon, where no other test looks for a time, or in the
 * late one of a day on which no other test has a call.
 */
export async function bookCall(page: Page, test?: (typeof leaving)[number]): Promise<StoredCall> {
  const headers = await visitorHeaders(page.request);
  const day = test && leaving.indexOf(test);
  const times =
    day === undefined
      ? await freeTimes(page, { from: 14 * 60 + 30, until: 16 * 60 })
      : await freeTimes(page, { ...late, days: [day, day + 1] });
  const call = { id: crypto.randomUUID(), ...aCaller() };
  for (let tries = 0; tries < 10; tries += 1) {
    const startsAt = anyOf(times);
    const response = await page.request.post("/rest/v1/rpc/book_call", {
      headers,
      data: { ...call, type: "call15", starts_at: startsAt, phone: "+1 415 555 0123", tz: "" },
    });
    if (response.ok()) return { ...call, startsAt };
  }
  throw new Error("No time is free.");
}

/** A time in the late afternoon, to which no test but this one moves a call. */
export async function anOpenTime(page: Page): Promise<string> {
  return anyOf(await freeTimes(page, { ...late, days: [leaving.length] }));
}

type Part = {
  /** Minutes of the day. */
  readonly from: number;
  readonly until: number;
  /** From which to before which, counted from the second. */
  readonly days?: readonly [number, number?];
};

const late = { from: 16 * 60 + 30, until: 18 * 60 } as const;

/** Of the days between the second and the last, whose times other tests count from both ends. */
async function freeTimes(
  page: Page,
  { from, until, days = [0] }: Part,
): Promise<readonly string[]> {
  const headers = await visitorHeaders(page.request);
  const answer = await page.request.get("/rest/v1/rpc/open_calls?type=call15", { headers });
  const times: readonly { starts: string; is_free: boolean }[] = await answer.json();
  const between = [...new Set(times.map(({ starts }) => dayOf(starts)))].slice(2, -1);
  const ours = between.slice(...days);
  return times
    .filter(({ starts, is_free: isFree }) => {
      const { day, minutes } = wallTime(new Date(starts), zone);
      return isFree && ours.includes(day) && minutes >= from && minutes < until;
    })
    .map(({ starts }) => new Date(starts).toISOString());
}

function anyOf(times: readonly string[]): string {
  return times[Math.floor(Math.random() * times.length)] ?? "";
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

import type { IsoDay } from "#domain/dates.ts";
import { wallTime } from "#domain/zoned-dates.ts";
import type { IsoMoment, OpenTime } from "./open-times.ts";

/** What somebody has asked for before seeing which times there are; an empty part is any. */
export type TimeWish = {
  readonly day: IsoDay;
  readonly part: string;
};

/** Parts of a day, in minutes since midnight. */
const parts: Readonly<Record<string, readonly [from: number, until: number]>> = {
  morning: [9 * 60, 12 * 60],
  afternoon: [12 * 60, 17 * 60],
  evening: [17 * 60, 24 * 60],
};

const dayLength = 24 * 60 * 60_000;

/** The free time that comes nearest to a wish: the day first, then its part, then the earliest. Null without a wish. */
export function nearestFree(
  times: readonly OpenTime[],
  { day, part }: TimeWish,
  zone: string,
): IsoMoment | null {
  if (day === "" && part === "") return null;
  const free = times
    .filter(({ isBooked }) => !isBooked)
    .map(({ startsAt }) => {
      const shown = wallTime(new Date(startsAt), zone);
      return { startsAt, days: daysBetween(day, shown.day), away: awayFrom(part, shown.minutes) };
    });
  // Sorting keeps the order of times where both are alike.
  const [nearest] = free.toSorted((a, b) => a.days - b.days || a.away - b.away);
  return nearest?.startsAt ?? null;
}

function daysBetween(wished: IsoDay, day: IsoDay): number {
  return wished === "" ? 0 : Math.abs(Date.parse(day) - Date.parse(wished)) / dayLength;
}

/** Minutes from a time to the part of the day; 0 within it. */
function awayFrom(part: string, minutes: number): number {
  const [from, until] = parts[part] ?? [0, 24 * 60];
  if (minutes < from) return from - minutes;
  return minutes < until ? 0 : minutes - until + 1;
}

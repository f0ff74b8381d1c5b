import { wallTime } from "#domain/zoned-dates.ts";
import type { IsoDay } from "#domain/dates.ts";
import type { OpenTime } from "./call-repository.ts";

/** The open times of one day as the calendar of a zone has it. */
export type OpenDay = { readonly day: IsoDay; readonly times: readonly OpenTime[] };

/** A late time in California falls on the next day in Europe and Asia. */
export function openDays(times: readonly OpenTime[], zone: string): readonly OpenDay[] {
  const days = Map.groupBy(times, ({ startsAt }) => wallTime(new Date(startsAt), zone).day);
  return Array.from(days, ([day, ofDay]) => ({ day, times: ofDay }));
}

/** Of those who are free the one that has it, else the first. */
export function takerOf(free: readonly number[], wanted: number, present: number): number | null {
  if (free.includes(wanted)) return wanted;
  return free.includes(present) ? present : (free[0] ?? null);
}

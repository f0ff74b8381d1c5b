import type { IsoDay } from "#domain/dates.ts";
import { wallTime } from "#domain/zoned-dates.ts";

/** A moment as an ISO string in UTC, so that equal moments are equal and sort by time. */
export type IsoMoment = string;

/** A time at which a call may begin, as the database offers it. */
export type OpenTime = {
  readonly startsAt: IsoMoment;
  readonly isBooked: boolean;
  /** Whether somebody who is free then has a link for those who leave no number. */
  readonly hasVideo: boolean;
};

/** The times of one day as the calendar of a zone has it. */
export type CallDay = { readonly day: IsoDay; readonly times: readonly OpenTime[] };

/** Times that begin in the same hour of the clock. */
type CallHour = readonly OpenTime[];

/** Days of a zone's calendar: a late time in California falls on the next one in Europe and Asia. */
export function groupByDay(times: readonly OpenTime[], zone: string): readonly CallDay[] {
  const days = new Map<IsoDay, OpenTime[]>();
  for (const time of times) {
    const day = dayOf(time.startsAt, zone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return Array.from(days, ([day, ofDay]) => ({ day, times: ofDay }));
}

export function dayOf(startsAt: IsoMoment, zone: string): IsoDay {
  return wallTime(new Date(startsAt), zone).day;
}

/** Rows of a timetable. An hour that the clock shows twice is two rows. */
export function groupByHour(times: readonly OpenTime[], zone: string): readonly CallHour[] {
  const hours: OpenTime[][] = [];
  let last = { hour: -1, minute: 60 };
  for (const time of times) {
    const { minutes } = wallTime(new Date(time.startsAt), zone);
    const next = { hour: Math.floor(minutes / 60), minute: minutes % 60 };
    if (next.hour === last.hour && next.minute > last.minute) hours.at(-1)?.push(time);
    else hours.push([time]);
    last = next;
  }
  return hours;
}

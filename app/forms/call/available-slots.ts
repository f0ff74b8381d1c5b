import { callHours, callTypes } from "#app/content/calls.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import type { IsoDay } from "#domain/dates.ts";
import { dayAfter, isWorkingDay, momentOf, wallTime } from "#domain/zoned-dates.ts";

/** A moment as an ISO string in UTC, so that equal moments are equal and sort by time. */
export type IsoMoment = string;

/** When somebody is on the telephone already. */
export type BookedTime = { readonly starts: IsoMoment; readonly ends: IsoMoment };

export type OpenTime = { readonly startsAt: IsoMoment; readonly isBooked: boolean };

/** The times of one day as the calendar of a zone has it. */
export type CallDay = { readonly day: IsoDay; readonly times: readonly OpenTime[] };

/** Times that begin in the same hour of the clock. */
type CallHour = readonly OpenTime[];

/**
 * Every time at which a call may begin: within the phone hours of the next ten working days, today included, on whole
 * multiples of its length. `private.is_open_slot` in the database accepts exactly these.
 */
export function availableSlots(type: CallTypeId, now: Date): readonly IsoMoment[] {
  const { zone, opens, closes, workingDays } = callHours;
  const { minutes: length } = callTypes[type];
  const times: IsoMoment[] = [];
  let { day } = wallTime(now, zone);
  for (let left = workingDays; left > 0; day = dayAfter(day)) {
    if (!isWorkingDay(day)) continue;
    left -= 1;
    for (let minutes = opens; minutes <= closes - length; minutes += length) {
      const moment = momentOf({ day, minutes }, zone);
      if (moment > now) times.push(moment.toISOString());
    }
  }
  return times;
}

/** The end of a call that begins then. */
export function endOf(type: CallTypeId, startsAt: IsoMoment): IsoMoment {
  return new Date(Date.parse(startsAt) + callTypes[type].minutes * 60_000).toISOString();
}

/** Says of every time whether a call would meet one that is there. */
export function withBooked(
  type: CallTypeId,
  times: readonly IsoMoment[],
  taken: readonly BookedTime[],
): readonly OpenTime[] {
  return times.map((startsAt) => {
    const end = endOf(type, startsAt);
    return {
      startsAt,
      isBooked: taken.some(({ starts, ends }) => starts < end && startsAt < ends),
    };
  });
}

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

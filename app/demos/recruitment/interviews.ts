import { addBusinessDays, addDays, dayAt, epochDay, isWeekend } from "#domain/dates.ts";
import type { Candidate, Interview } from "./model.ts";
import { isInPlay } from "./stages.ts";

const minute = 60_000;
const interviewMinutes = 60;
/** A video room opens so many minutes before. */
export const roomMinutes = 10;

const slotTimes = ["09:30", "10:30", "11:30", "12:30", "13:30", "14:30", "15:30", "16:30"] as const;

export type InterviewSlot = { readonly at: Date; readonly isBusy: boolean };

/** The nth working day from a day on: 0 is the day itself, or the Monday after a weekend. */
export function nextWorkday(base: Date, offset: number): Date {
  const first = isWeekend(base) ? addBusinessDays(base, 1) : base;
  return addBusinessDays(first, offset);
}

/** The days on which an interview can be: ten working days, today among them. */
export function interviewDays(now: Date): readonly Date[] {
  return Array.from({ length: 10 }, (_, offset) => nextWorkday(now, offset));
}

/** Eight hours from 9:30; none on weekends, and none that have begun. Whatever overlaps an interview is busy. */
export function interviewSlots(
  day: Date,
  booked: readonly Pick<Interview, "at">[],
  now: Date,
): readonly InterviewSlot[] {
  if (isWeekend(day)) return [];
  return slotTimes
    .map((time) => dayAt(day, 0, time))
    .filter((at) => at > now)
    .map((at) => ({ at, isBusy: isBooked(at, booked) }));
}

export function isBooked(at: Date, booked: readonly Pick<Interview, "at">[]): boolean {
  return booked.some(
    (other) => Math.abs(other.at.getTime() - at.getTime()) < interviewMinutes * minute,
  );
}

/** The interviews that will take place: from today on, of candidates who are still in play. The next one first. */
export function plannedInterviews(
  interviews: readonly Interview[],
  candidates: readonly Candidate[],
  now: Date,
): readonly Interview[] {
  const inPlay = new Set(candidates.filter(isInPlay).map(({ id }) => id));
  return interviews
    .filter(({ candidateId, at }) => inPlay.has(candidateId) && epochDay(at) >= epochDay(now))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Up to the fifth working day, and after it. */
export function splitByWeek(planned: readonly Interview[], now: Date) {
  const last = epochDay(nextWorkday(now, 4));
  return {
    soon: planned.filter(({ at }) => epochDay(at) <= last),
    later: planned.filter(({ at }) => epochDay(at) > last),
  };
}

/** Monday to Sunday. */
export function interviewsThisWeek(planned: readonly Interview[], now: Date): number {
  const monday = epochDay(addDays(now, -((now.getDay() + 6) % 7)));
  return planned.filter(({ at }) => epochDay(at) - monday < 7).length;
}

export function roomOpens({ at }: Pick<Interview, "at">): Date {
  return new Date(at.getTime() - roomMinutes * minute);
}

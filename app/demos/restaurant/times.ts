import { dateOfDay, dayAt, formatLocal } from "#domain/dates.ts";
import type { Reservation } from "./model.ts";

/** `19:30` gives 1170. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** 1170 gives `19:30`. */
export function timeOfMinutes(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** `19:12` of a moment. */
export function timeOf(moment: Date): string {
  return timeOfMinutes(moment.getHours() * 60 + moment.getMinutes());
}

/** `19:30` reads `7:30 PM`. */
export function clockText(time: string): string {
  return formatLocal(dayAt(new Date(2026, 0, 1), 0, time), "time");
}

/** 19 reads `7 PM`. */
export function hourText(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? "AM" : "PM"}`;
}

/** Minutes until a reservation; below 0 when its time has passed. */
export function minutesUntil(
  { date, time }: Pick<Reservation, "date" | "time">,
  now: Date,
): number {
  return (dayAt(dateOfDay(date), 0, time).getTime() - now.getTime()) / 60_000;
}

const day = 24 * 60 * 60_000;

/** How far the clock has gone since it began, put on the moment the state was built from. */
export function shownTime(openedAt: Date, clock: Date): Date {
  const beginning = dayAt(clock, 0, timeOf(openedAt));
  const gone = clock.getTime() - beginning.getTime();
  return new Date(openedAt.getTime() + (gone < 0 ? gone + day : gone));
}

import { timezones } from "#domain/lead-options.ts";

/** The one of the six zones whose standard time is nearest to an offset from UTC in minutes (decision D39). */
export function nearestTimezone(offset: number): string {
  const [nearest = timezones[0]] = timezones.toSorted(
    (a, b) => Math.abs(a.offset - offset) - Math.abs(b.offset - offset),
  );
  return nearest.value;
}

/** The visitor's standard offset from UTC in minutes: the lesser of January's and July's, so that summer time is out. */
export function standardOffset(year: number): number {
  const january = -new Date(year, 0, 1).getTimezoneOffset();
  const july = -new Date(year, 6, 1).getTimezoneOffset();
  return Math.min(january, july);
}

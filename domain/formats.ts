/**
 * Formats as they are wanted: the browser takes milliseconds to make one, which a telephone would spend before the
 * first press on formats that its page may never write.
 */

/** In American English, as everything that the site itself writes. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat("en-US", options)).format(value);
}

/** The same for dates. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat("en-US", options)).format(date);
}

/** In UTC, so that the build and every browser write the same day. */
const utcDay = dateFormat({
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** `2025-11-12` reads `Nov 12, 2025`. */
export function formatDate(iso: string): string {
  return utcDay(new Date(iso));
}

/** Whether an ISO day lies behind us; the day itself, in UTC, still counts. */
export function isPast(iso: string, now: Date): boolean {
  return iso < now.toISOString().slice(0, iso.length);
}

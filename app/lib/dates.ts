import { dateFormat } from "./formats.ts";

/** In UTC, so that the build and every browser write the same day. */
const day = dateFormat({
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** `2025-11-12` reads `Nov 12, 2025`. */
export function formatDate(iso: string): string {
  return day(new Date(iso));
}

/** Whether an ISO day lies behind us; the day itself, in UTC, still counts. */
export function isPast(iso: string, now: Date): boolean {
  return iso < now.toISOString().slice(0, iso.length);
}

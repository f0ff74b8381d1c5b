import { readerDay } from "#domain/zoned-dates.ts";

/** `2026-11-16` reads `16 Nov`, as its reader writes it. */
export function dayLabel(isoDay: string): string {
  return readerDay(isoDay, "day") ?? isoDay;
}

import { readerDay } from "#domain/zoned-dates.ts";

/** `2026-11-24` reads `24 Nov`, in another year `24 Nov 2027`, as its reader writes it; a day has no zone. */
export function calendarDay(isoDay: string, now: Date, locale?: string): string {
  const isThisYear = isoDay.startsWith(`${now.getFullYear()}-`);
  return readerDay(isoDay, isThisYear ? "day" : "date", { locale }) ?? isoDay;
}

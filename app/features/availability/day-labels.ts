import { daysPart as labels } from "#app/content/availability.ts";
import { readerDate, readerDay } from "#domain/zoned-dates.ts";
import type { PlacedDay, TypedDay } from "./special-days.ts";
import { parseTime } from "./windows.ts";

/** `Thu, Dec 24, 2026 – Sat, Dec 26, 2026`; of what comes every year the next time. */
export function daysLabel({ day, on }: PlacedDay): string {
  if (day.isYearly) return dateOf(on);
  return day.lastDay === "" || day.lastDay === day.firstDay
    ? dateOf(day.firstDay)
    : `${dateOf(day.firstDay)} – ${dateOf(day.lastDay)}`;
}

function dateOf(day: string): string {
  return readerDay(day, "date") ?? day;
}

/** `Closed`, `10:00 AM to 2:00 PM` */
export function kindLabel({ isClosed, opens, closes }: TypedDay): string {
  return isClosed ? labels.closed : labels.hours(clockOf(opens), clockOf(closes));
}

/** A time of a field as the reader writes it. */
function clockOf(text: string): string {
  const minutes = parseTime(text);
  if (minutes === null) return text;
  return readerDate(new Date(minutes * 60_000), "time", { timeZone: "UTC" });
}

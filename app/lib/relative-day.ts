import { counted } from "./counted.ts";
import { epochDay } from "./days.ts";

/** Whole days of the calendar from now to a date: 0 today, 1 tomorrow, -1 yesterday. */
export function daysUntil(date: Date, now: Date): number {
  return epochDay(date) - epochDay(now);
}

/** `Today`, `Tomorrow`, `Yesterday`, `in 5 days`, `12 days ago`. */
export function relativeDay(date: Date, now: Date): string {
  const days = daysUntil(date, now);
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  if (days === -1) return "Yesterday";
  return days > 0 ? `in ${counted(days, "day")}` : `${counted(-days, "day")} ago`;
}

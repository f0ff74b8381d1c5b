import { addDays } from "#domain/dates.ts";

const [sunday, saturday] = [0, 6];

/** The day itself, or the Monday after a weekend: no bank pays on one. */
export function nextWorkday(day: Date): Date {
  if (day.getDay() === saturday) return addDays(day, 2);
  return day.getDay() === sunday ? addDays(day, 1) : day;
}

/** The day itself, or the Friday before a weekend. */
export function lastWorkday(day: Date): Date {
  if (day.getDay() === saturday) return addDays(day, -1);
  return day.getDay() === sunday ? addDays(day, -2) : day;
}

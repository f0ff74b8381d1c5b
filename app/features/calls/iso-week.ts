import type { IsoDay } from "#domain/dates.ts";

/** A week from Monday to Sunday, numbered as ISO 8601 does: `2027-W01`. */
export type IsoWeek = string;

const millisecondsOfDay = 86_400_000;

function dayPlus(day: IsoDay, days: number): IsoDay {
  const moment = Date.parse(`${day}T00:00:00Z`) + days * millisecondsOfDay;
  return new Date(moment).toISOString().slice(0, 10);
}

/** 1 is Monday. */
function weekdayOf(day: IsoDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** A week belongs to the year that has its Thursday. */
export function weekOf(day: IsoDay): IsoWeek {
  const thursday = dayPlus(day, 4 - weekdayOf(day));
  const year = thursday.slice(0, 4);
  const days = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / millisecondsOfDay;
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, "0")}`;
}

/** Its seven days, Monday first. */
export function daysOf(week: IsoWeek): readonly IsoDay[] {
  const [year = "", number = ""] = week.split("-W");
  // The fourth of January is in the first week of every year.
  const fourth = `${year}-01-04`;
  const monday = dayPlus(fourth, 1 - weekdayOf(fourth) + (Number(number) - 1) * 7);
  return Array.from({ length: 7 }, (_, index) => dayPlus(monday, index));
}

export function weekAfter(week: IsoWeek, weeks = 1): IsoWeek {
  const [monday = ""] = daysOf(week);
  return weekOf(dayPlus(monday, weeks * 7));
}

export function numberOf(week: IsoWeek): number {
  return Number(week.slice(-2));
}

/** The week that a text names; `null` for what is none, such as a 53rd week where the year has 52. */
export function parseWeek(text: string | null): IsoWeek | null {
  if (text === null || !/^[12]\d{3}-W(0[1-9]|[1-4]\d|5[0-3])$/.test(text)) return null;
  const [monday = ""] = daysOf(text);
  return weekOf(monday) === text ? text : null;
}

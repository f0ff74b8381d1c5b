import { availabilityFaults as words } from "#app/content/availability.ts";
import type { IsoDay } from "#domain/dates.ts";
import { parseEnd, parseTime, readWindow } from "./windows.ts";

/** A day that differs from the week, or several, as it stands in fields. */
export type TypedDay = {
  readonly firstDay: string;
  /** Empty for a single day. */
  readonly lastDay: string;
  readonly isYearly: boolean;
  readonly isClosed: boolean;
  readonly opens: string;
  readonly closes: string;
  readonly reason: string;
};

/** The form of one day; `place` is where it stands in the list, null for a new one. */
export type OpenedDay = { readonly place: number | null; readonly values: TypedDay };

/** What every part with such days keeps while it is changed. */
export type DaysDraft = {
  readonly days: readonly TypedDay[];
  readonly opened: OpenedDay | null;
};

export const noDay: TypedDay = {
  firstDay: "",
  lastDay: "",
  isYearly: false,
  isClosed: true,
  opens: "09:00",
  closes: "18:00",
  reason: "",
};

type DayFaults = Readonly<Record<string, string>>;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const dayLength = 86_400_000;

/** By the name of the field; empty for a day that can be kept. */
export function faultsOfDay(day: TypedDay): DayFaults {
  const faults: Record<string, string> = {};
  const last = day.lastDay || day.firstDay;
  if (!isDay(day.firstDay)) faults["firstDay"] = words.firstDay;
  else if (last < day.firstDay) faults["lastDay"] = words.lastDay;
  else if (day.isYearly && last !== day.firstDay) faults["lastDay"] = words.yearlyRange;
  else if (Date.parse(last) - Date.parse(day.firstDay) >= 400 * dayLength) {
    faults["lastDay"] = words.longDays;
  }
  if (day.reason.trim().length > 200) faults["reason"] = words.reason;
  if (day.isClosed) return faults;
  if (parseTime(day.opens) === null) faults["opens"] = words.opens;
  else if (parseEnd(day.closes) === null) faults["closes"] = words.closes;
  else if (!readWindow(day)) faults["closes"] = words.order;
  return faults;
}

/** The list with the day of the form in it; what was opened and not changed changes nothing. */
export function daysWith(draft: DaysDraft): readonly TypedDay[] {
  const { days, opened } = draft;
  if (!opened || isUntouched(draft)) return days;
  if (opened.place === null) return [...days, opened.values];
  return days.map((day, place) => (place === opened.place ? opened.values : day));
}

/** Whether the form of a day, if there is one, stands as it was opened. */
export function isUntouched({ days, opened }: DaysDraft): boolean {
  if (!opened) return true;
  const was = opened.place === null ? noDay : days[opened.place];
  return JSON.stringify(opened.values) === JSON.stringify(was);
}

export type PlacedDay = {
  readonly day: TypedDay;
  readonly place: number;
  /** When it comes next, or came. */
  readonly on: IsoDay;
};

/** What is ahead, the next first, and what is over, the latest first. */
export function arrangeDays(days: readonly TypedDay[], today: IsoDay) {
  const placed = days
    .map((day, place): PlacedDay => ({ day, place, on: comesOn(day, today) }))
    .toSorted((one, other) => one.on.localeCompare(other.on));
  const isOver = ({ day }: PlacedDay) => !day.isYearly && (day.lastDay || day.firstDay) < today;
  return {
    ahead: placed.filter((one) => !isOver(one)),
    past: placed.filter(isOver).toReversed(),
  };
}

function comesOn({ firstDay, isYearly }: TypedDay, today: IsoDay): IsoDay {
  if (!isYearly) return firstDay;
  const year = Number(today.slice(0, 4));
  const rest = firstDay.slice(4);
  const years = Array.from({ length: 9 }, (_, after) => `${year + after}${rest}`);
  // The 29th of February waits for a leap year.
  return years.find((day) => day >= today && isOfCalendar(day)) ?? firstDay;
}

function isOfCalendar(day: IsoDay): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** The next day, today among them, on which none of these lists takes calls. */
export function nextDayOff(days: readonly TypedDay[], today: IsoDay): IsoDay | null {
  const off = arrangeDays(days, today).ahead.find(({ day }) => day.isClosed);
  if (!off) return null;
  return off.on < today ? today : off.on;
}

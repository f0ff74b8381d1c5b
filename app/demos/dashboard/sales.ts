import { hash01 } from "#app/lib/random.ts";
import type { DayRange } from "./model.ts";

/** By month: quiet in winter, best in November. */
const season = [0.9, 0.92, 1, 1.02, 1.05, 1.04, 0.96, 0.94, 1.03, 1.06, 1.14, 1.12] as const;
/** By weekday, Sunday first. */
const weekdays = [0.74, 1.12, 1.1, 1.08, 1.06, 1.04, 0.86] as const;
const level = 13_500;
const yearlyGrowth = 1.14;

/** The sales and targets of the firm, day by day; every other figure is a sum of these. */
export type Ledger = {
  readonly today: number;
  /** Whole dollars of one day. */
  readonly sales: (day: number) => number;
  readonly target: (day: number) => number;
};

/** The ledger of a firm whose business has come to its level on the given day; the same day, the same ledger. */
export function openLedger(today: number): Ledger {
  const sales = remembered((day) => Math.round(base(day, today) * (0.9 + 0.2 * hash01(day))));
  const target = remembered((day) =>
    Math.round(base(day, today) * (0.955 + 0.08 * hash01(100_000 + monthNumber(day)))),
  );
  return { today, sales, target };
}

function base(day: number, today: number): number {
  const date = dateOf(day);
  const trend = level * yearlyGrowth ** ((day - today) / 365.25);
  return trend * (season[date.getUTCMonth()] ?? 1) * (weekdays[date.getUTCDay()] ?? 1);
}

/** Months since the year 0. */
export function monthNumber(day: number): number {
  const date = dateOf(day);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** A number of a day as a date whose UTC parts are the calendar's. */
export function dateOf(day: number): Date {
  return new Date(day * 86_400_000);
}

/** The number of a day of the calendar; months and days may run over, as in `Date.UTC`. */
export function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month, day) / 86_400_000;
}

/** A range cut at the ends of its months. */
export function monthsOf({ from, to }: DayRange): DayRange[] {
  const date = dateOf(from);
  const last = dayNumber(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
  return last >= to ? [{ from, to }] : [{ from, to: last }, ...monthsOf({ from: last + 1, to })];
}

export function sumOver({ from, to }: DayRange, value: (day: number) => number): number {
  let sum = 0;
  for (let day = from; day <= to; day += 1) sum += value(day);
  return sum;
}

function remembered(work: (day: number) => number): (day: number) => number {
  const known = new Map<number, number>();
  return (day) => {
    const value = known.get(day) ?? work(day);
    known.set(day, value);
    return value;
  };
}

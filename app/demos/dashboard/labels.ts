import { dateFormat, numberFormat } from "#domain/formats.ts";
import type { DayRange, SalesPoint } from "./model.ts";
import { dateOf } from "./sales.ts";

const whole = numberFormat({
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const compact = numberFormat({
  style: "currency",
  currency: "USD",
  notation: "compact",
  maximumFractionDigits: 1,
});
const count = numberFormat();
const day = dateFormat({ month: "short", day: "numeric", timeZone: "UTC" });

/** `$308,517` */
export function dollars(value: number): string {
  return whole(value);
}

/** `$309K`, for axes. */
export function shortDollars(value: number): string {
  return compact(value);
}

/** `1,121` */
export function number(value: number): string {
  return count(value);
}

/** `Oct 1–20`, `Oct 26 – Nov 1` over the end of a month, `Dec 1, 2025 – Nov 20, 2026` out of the year that runs. */
export function rangeText({ from, to }: DayRange, today: number): string {
  const [first, last] = [dateOf(from), dateOf(to)];
  const [firstYear, lastYear] = [first.getUTCFullYear(), last.getUTCFullYear()];
  const year = lastYear === dateOf(today).getUTCFullYear() ? "" : `, ${lastYear}`;
  if (from === to) return `${day(first)}${year}`;
  if (firstYear !== lastYear) {
    return `${day(first)}, ${firstYear} – ${day(last)}, ${lastYear}`;
  }
  return first.getUTCMonth() === last.getUTCMonth()
    ? `${day(first)}–${last.getUTCDate()}${year}`
    : `${day(first)} – ${day(last)}${year}`;
}

export function dayText(dayNumber: number): string {
  return day(dateOf(dayNumber));
}

/** A point of the chart, whole: `Oct 2026, sales $429,405, target $425,360, target met`. */
export function pointText({ period, sales, target, isPartial }: SalesPoint): string {
  const mark = sales >= target ? "target met" : "below target";
  const when = isPartial ? `${period} to date` : period;
  return `${when}, sales ${dollars(sales)}, target ${dollars(target)}, ${mark}`;
}

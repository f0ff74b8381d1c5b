import { dateFormat } from "#domain/formats.ts";
import { salesOver, targetOver } from "./cells.ts";
import type { DayRange, Filters, Period, SalesPoint } from "./model.ts";
import { dateOf, dayNumber, type Ledger } from "./sales.ts";

const counts: Readonly<Record<Period, number>> = { monthly: 12, weekly: 12, yearly: 5 };

type Stretch = {
  readonly label: string;
  readonly whole: DayRange;
  readonly before: DayRange;
};

/** The points of the sales chart under the filters, the running period last. */
export function series(period: Period, ledger: Ledger, filters: Filters = {}): SalesPoint[] {
  const { today } = ledger;
  return Array.from({ length: counts[period] }, (_, index) => {
    const from = starts[period](today, counts[period] - 1 - index);
    const { label, whole } = stretches[period](from);
    const shown = { from, to: Math.min(whole.to, today) };
    const sales = salesOver(shown, ledger, filters);
    return {
      ...shown,
      period: label,
      sales,
      target: targetOver(shown, ledger, filters),
      growth: growthPercent(sales, salesOver(heldAgainst(period, shown), ledger, filters)),
      isPartial: shown.to < whole.to,
    };
  });
}

/** What a period is held against: the one before it, or as many of its days as have passed of this one. */
export function heldAgainst(period: Period, shown: DayRange): DayRange {
  const { whole, before } = stretches[period](shown.from);
  return shown.to < whole.to ? sameDays(period, shown, before) : before;
}

/** Percent with one decimal; null when there is nothing to hold it against. */
export function growthPercent(current: number, previous: number): number | null {
  if (previous === 0) return null;
  const growth = Math.round(((current - previous) / previous) * 1000) / 10;
  return growth === 0 ? 0 : growth;
}

/** As many days of the period before as have passed of this one; of a year, up to the same date. */
function sameDays(period: Period, shown: DayRange, before: DayRange): DayRange {
  if (period !== "yearly") {
    return { from: before.from, to: Math.min(before.to, before.from + (shown.to - shown.from)) };
  }
  const date = dateOf(shown.to);
  const year = date.getUTCFullYear() - 1;
  const lastOfMonth = dateOf(dayNumber(year, date.getUTCMonth() + 1, 0)).getUTCDate();
  return {
    from: before.from,
    to: dayNumber(year, date.getUTCMonth(), Math.min(date.getUTCDate(), lastOfMonth)),
  };
}

const monthName = dateFormat({
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const dayName = dateFormat({
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** The first day of the period that many periods ago. */
const starts: Readonly<Record<Period, (today: number, back: number) => number>> = {
  monthly(today, back) {
    const date = dateOf(today);
    return dayNumber(date.getUTCFullYear(), date.getUTCMonth() - back, 1);
  },
  weekly: (today, back) => today - ((dateOf(today).getUTCDay() + 6) % 7) - 7 * back,
  yearly: (today, back) => dayNumber(dateOf(today).getUTCFullYear() - back, 0, 1),
};

/** The period that begins on a day, and the one before it. */
const stretches: Readonly<Record<Period, (from: number) => Stretch>> = {
  monthly(from) {
    const date = dateOf(from);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    return {
      label: monthName(date),
      whole: { from, to: dayNumber(year, month + 1, 0) },
      before: { from: dayNumber(year, month - 1, 1), to: from - 1 },
    };
  },
  weekly: (from) => ({
    label: dayName(dateOf(from)),
    whole: { from, to: from + 6 },
    before: { from: from - 7, to: from - 1 },
  }),
  yearly(from) {
    const year = dateOf(from).getUTCFullYear();
    return {
      label: String(year),
      whole: { from, to: dayNumber(year, 11, 31) },
      before: { from: dayNumber(year - 1, 0, 1), to: from - 1 },
    };
  },
};

/** The width of a bar in percent of the largest shown; never less than 2 (specification, section 9). */
export function barWidthPercent(value: number, largest: number): number {
  if (largest === 0) return 2;
  return Math.max(2, (Math.abs(value) / Math.abs(largest)) * 100);
}

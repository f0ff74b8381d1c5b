import type { DayRange, Period, SalesPoint } from "./model.ts";
import { dateOf, dayNumber, sumOver, type Ledger } from "./sales.ts";

const counts: Readonly<Record<Period, number>> = { monthly: 12, weekly: 12, yearly: 5 };

type Stretch = {
  readonly label: string;
  readonly whole: DayRange;
  readonly before: DayRange;
};

/** The points of the sales chart, the running period last. */
export function series(period: Period, ledger: Ledger): SalesPoint[] {
  const { today } = ledger;
  return Array.from({ length: counts[period] }, (_, index) => {
    const back = counts[period] - 1 - index;
    const { label, whole, before } = stretches[period](today, back);
    const shown = { from: whole.from, to: Math.min(whole.to, today) };
    const isPartial = shown.to < whole.to;
    const held = isPartial ? sameDays(period, shown, before) : before;
    const sales = sumOver(shown, ledger.sales);
    return {
      ...shown,
      period: label,
      sales,
      target: sumOver(shown, ledger.target),
      growth: growthPercent(sales, sumOver(held, ledger.sales)),
      isPartial,
    };
  });
}

/** Percent with one decimal; null when there is nothing to hold it against. */
export function growthPercent(current: number, previous: number): number | null {
  if (previous === 0) return null;
  const growth = Math.round(((current - previous) / previous) * 1000) / 10;
  return growth === 0 ? 0 : growth;
}

/** As many days of the period before as have passed of this one; of a year, up to the same date. */
export function sameDays(period: Period, shown: DayRange, before: DayRange): DayRange {
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

const monthName = new Intl.DateTimeFormat("en-US", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const dayName = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** The period that many periods ago, and the one before it. */
const stretches: Readonly<Record<Period, (today: number, back: number) => Stretch>> = {
  monthly(today, back) {
    const date = dateOf(today);
    const year = date.getUTCFullYear();
    const month = date.getUTCMonth() - back;
    const from = dayNumber(year, month, 1);
    return {
      label: monthName.format(dateOf(from)),
      whole: { from, to: dayNumber(year, month + 1, 0) },
      before: { from: dayNumber(year, month - 1, 1), to: from - 1 },
    };
  },
  weekly(today, back) {
    const monday = today - ((dateOf(today).getUTCDay() + 6) % 7);
    const from = monday - 7 * back;
    return {
      label: dayName.format(dateOf(from)),
      whole: { from, to: from + 6 },
      before: { from: from - 7, to: from - 1 },
    };
  },
  yearly(today, back) {
    const year = dateOf(today).getUTCFullYear() - back;
    return {
      label: String(year),
      whole: { from: dayNumber(year, 0, 1), to: dayNumber(year, 11, 31) },
      before: { from: dayNumber(year - 1, 0, 1), to: dayNumber(year - 1, 11, 31) },
    };
  },
};

/** The width of a bar in percent of the largest shown; never less than 2 (specification, section 9). */
export function barWidthPercent(value: number, largest: number): number {
  if (largest === 0) return 2;
  return Math.max(2, (Math.abs(value) / Math.abs(largest)) * 100);
}

import { hash01 } from "#app/lib/random.ts";
import { salesOver, targetOver } from "./cells.ts";
import type { DayRange, Filters } from "./model.ts";
import { dateOf, dayNumber, monthNumber, type Ledger } from "./sales.ts";
import { growthPercent, sameDays } from "./series.ts";

/** The month that is running, up to today. */
export function monthToDate(today: number): DayRange {
  const date = dateOf(today);
  return { from: dayNumber(date.getUTCFullYear(), date.getUTCMonth(), 1), to: today };
}

/** The same days of the month before; a shorter month ends sooner. */
export function sameDaysBefore(range: DayRange): DayRange {
  const date = dateOf(range.from);
  const before = {
    from: dayNumber(date.getUTCFullYear(), date.getUTCMonth() - 1, 1),
    to: range.from - 1,
  };
  return sameDays("monthly", range, before);
}

/** Sales divided by what an order of that month is worth. */
export function ordersOf(sales: number, range: DayRange): number {
  return Math.round(sales / (268 + 14 * hash01(200_000 + monthNumber(range.from))));
}

/** Gross margin of a month in percent. */
export function marginOf(range: DayRange): number {
  return 41.5 + 2.5 * hash01(300_000 + monthNumber(range.from));
}

export type MonthFigures = {
  readonly range: DayRange;
  readonly before: DayRange;
  readonly revenue: number;
  readonly target: number;
  readonly orders: number;
  /** In cents, so that it can be written to the cent. */
  readonly averageOrder: number;
  readonly margin: number;
  readonly change: {
    readonly revenue: number | null;
    readonly orders: number | null;
    readonly averageOrder: number | null;
    /** In points. */
    readonly margin: number;
    /** In dollars. */
    readonly revenueGap: number;
    readonly ordersGap: number;
    /** In cents. */
    readonly averageOrderGap: number;
  };
};

/** The head row of the overview: the running month against the same days of the one before. */
export function monthFigures(ledger: Ledger, filters: Filters): MonthFigures {
  const range = filters.period ?? monthToDate(ledger.today);
  const before = sameDaysBefore(range);
  const now = figuresOf(range, ledger, filters);
  const then = figuresOf(before, ledger, filters);
  return {
    range,
    before,
    ...now,
    target: targetOver(range, ledger, filters),
    change: {
      revenue: growthPercent(now.revenue, then.revenue),
      orders: growthPercent(now.orders, then.orders),
      averageOrder: growthPercent(now.averageOrder, then.averageOrder),
      margin: Math.round((now.margin - then.margin) * 10) / 10,
      revenueGap: now.revenue - then.revenue,
      ordersGap: now.orders - then.orders,
      averageOrderGap: now.averageOrder - then.averageOrder,
    },
  };
}

function figuresOf(range: DayRange, ledger: Ledger, filters: Filters) {
  const revenue = salesOver(range, ledger, filters);
  const orders = ordersOf(revenue, range);
  return {
    revenue,
    orders,
    averageOrder: orders > 0 ? Math.round((revenue / orders) * 100) : 0,
    margin: marginOf(range),
  };
}

/** What the month will come to if it goes on as it began. */
export function pace(sales: number, targetToDate: number, fullTarget: number): number {
  return targetToDate === 0 ? sales : Math.round((sales / targetToDate) * fullTarget);
}

/** Percent of a quota with one decimal; null without a quota. */
export function attainment(sales: number, quota: number): number | null {
  return quota === 0 ? null : Math.round((sales / quota) * 1000) / 10;
}

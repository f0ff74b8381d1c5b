import { measureOver, marginPercent } from "./measures.ts";
import { salesOver, targetOver } from "./cells.ts";
import type { DayRange, Filters, Period } from "./model.ts";
import { dateOf, dayNumber, type Ledger } from "./sales.ts";
import { growthPercent, heldAgainst } from "./series.ts";

/** The month that is running, up to today. */
export function monthToDate(today: number): DayRange {
  const date = dateOf(today);
  return { from: dayNumber(date.getUTCFullYear(), date.getUTCMonth(), 1), to: today };
}

/** The days that are looked at, and those they are held against: the running month unless a period is chosen. */
export function shownDays(
  today: number,
  { period }: Filters,
): { readonly range: DayRange; readonly before: DayRange; readonly kind: Period } {
  const kind = period?.kind ?? "monthly";
  const range = period ?? monthToDate(today);
  return { range, before: heldAgainst(kind, range), kind };
}

export type MonthFigures = {
  readonly range: DayRange;
  readonly before: DayRange;
  readonly revenue: number;
  readonly target: number;
  readonly orders: number;
  /** In cents, so that it can be written to the cent; null without orders, as is the margin without sales. */
  readonly averageOrder: number | null;
  readonly margin: number | null;
  readonly change: {
    readonly revenue: number | null;
    readonly orders: number | null;
    readonly averageOrder: number | null;
    /** In points. */
    readonly margin: number | null;
    /** In dollars. */
    readonly revenueGap: number;
    readonly ordersGap: number;
    /** In cents. */
    readonly averageOrderGap: number | null;
  };
};

/** The head row of the overview: the running month, or the chosen period, against the one before. */
export function monthFigures(ledger: Ledger, filters: Filters): MonthFigures {
  const { range, before } = shownDays(ledger.today, filters);
  const now = figuresOf(range, ledger, filters);
  const then = figuresOf(before, ledger, filters);
  const gap = (one: number | null, other: number | null) =>
    one === null || other === null ? null : one - other;
  const points = gap(now.margin, then.margin);
  return {
    range,
    before,
    ...now,
    target: targetOver(range, ledger, filters),
    change: {
      revenue: growthPercent(now.revenue, then.revenue),
      orders: growthPercent(now.orders, then.orders),
      averageOrder:
        now.averageOrder === null ? null : growthPercent(now.averageOrder, then.averageOrder ?? 0),
      margin: points === null ? null : Math.round(points * 10) / 10,
      revenueGap: now.revenue - then.revenue,
      ordersGap: now.orders - then.orders,
      averageOrderGap: gap(now.averageOrder, then.averageOrder),
    },
  };
}

function figuresOf(range: DayRange, ledger: Ledger, filters: Filters) {
  const revenue = salesOver(range, ledger, filters);
  const orders = measureOver("orders", range, ledger, filters);
  return {
    revenue,
    orders,
    averageOrder: orders > 0 ? Math.round((revenue / orders) * 100) : null,
    margin: marginPercent(range, ledger, filters),
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

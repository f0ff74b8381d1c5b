import { allocate } from "#app/lib/allocate.ts";
import { applyFilters, cellsOver, salesOf, salesOver, sumBy } from "./cells.ts";
import { marginOf, monthToDate, ordersOf } from "./figures.ts";
import type { DayRange, Filters } from "./model.ts";
import type { ReportTable } from "./reports.ts";
import { dateOf, dayNumber, type Ledger } from "./sales.ts";
import { repFigures, type RepRecord } from "./team.ts";

export const builtMetrics = ["sales", "orders", "margin"] as const;
export const builtBys = ["region", "channel", "product", "rep", "month"] as const;
export const builtRanges = ["month", "90", "year", "ytd"] as const;

/** What a report of one's own shows: a measure, by what it is split, and over which days. */
export type ReportSpec = {
  readonly metric: (typeof builtMetrics)[number];
  readonly by: (typeof builtBys)[number];
  readonly range: (typeof builtRanges)[number];
};

export type SavedReport = { readonly id: string; readonly name: string; readonly spec: ReportSpec };

export const metricNames = { sales: "Sales, $", orders: "Orders", margin: "Gross margin, $" };
export const byNames = {
  region: "Region",
  channel: "Channel",
  product: "Product",
  rep: "Person",
  month: "Month",
};
export const rangeNames = {
  month: "This month",
  "90": "Last 90 days",
  year: "Last 12 months",
  ytd: "Year to date",
};

/** `Sales by region, this month` */
export function specText({ metric, by, range }: ReportSpec): string {
  const measure = { sales: "Sales", orders: "Orders", margin: "Gross margin" }[metric];
  return `${measure} by ${byNames[by].toLowerCase()}, ${rangeNames[range].toLowerCase()}`;
}

function rangeOf(range: ReportSpec["range"], today: number): DayRange {
  const date = dateOf(today);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (range === "month") return monthToDate(today);
  if (range === "90") return { from: today - 89, to: today };
  return { from: dayNumber(year, range === "ytd" ? 0 : month - 11, 1), to: today };
}

/** A range cut at the ends of its months: orders and margins are known by the month. */
function monthsOf({ from, to }: DayRange): DayRange[] {
  const date = dateOf(from);
  const last = dayNumber(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
  return last >= to ? [{ from, to }] : [{ from, to: last }, ...monthsOf({ from: last + 1, to })];
}

function figureOf(sales: number, month: DayRange, metric: ReportSpec["metric"]): number {
  if (metric === "sales") return sales;
  return metric === "orders" ? ordersOf(sales, month) : Math.round((sales * marginOf(month)) / 100);
}

const monthName = new Intl.DateTimeFormat("en-US", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** The rows of a report of one's own, with a total that is their sum and the dashboard's own figure. */
export function builtReport(
  spec: ReportSpec,
  ledger: Ledger,
  reps: readonly RepRecord[],
  filters: Filters,
): ReportTable {
  const range = filters.period ?? rangeOf(spec.range, ledger.today);
  // Filters do not apply to people.
  const used = spec.by === "rep" ? { period: filters.period } : filters;
  const months = monthsOf(range).map((month) => {
    const sales = salesOver(month, ledger, used);
    return { month, sales, value: figureOf(sales, month, spec.metric) };
  });
  const rows =
    spec.by === "month"
      ? months.map(({ month, value }) => [monthName.format(dateOf(month.from)), value] as const)
      : splitRows(spec.by, months, ledger, reps, used);
  const total = months.reduce((all, { value }) => all + value, 0);
  return {
    headers: [byNames[spec.by], metricNames[spec.metric]],
    rows,
    total: ["Total", total],
    summary: `${specText(spec)}: ${spec.metric === "orders" ? "" : "$"}${total.toLocaleString("en-US")} in all.`,
  };
}

type Month = { readonly month: DayRange; readonly value: number };

/** Each month's figure shared out by the sales of its parts, so that nothing is left over. */
function splitRows(
  by: Exclude<ReportSpec["by"], "month">,
  months: readonly Month[],
  ledger: Ledger,
  reps: readonly RepRecord[],
  filters: Filters,
) {
  const parts = months.map(({ month, value }) => {
    const sold =
      by === "rep"
        ? repFigures(reps, month, ledger)
        : sumBy(applyFilters(cellsOver(month, ledger), filters), by);
    const values =
      salesOf(sold) === 0
        ? sold.map(() => 0)
        : allocate(
            value,
            sold.map(({ sales }) => sales),
          );
    return sold.map(({ name }, index) => ({ name, value: values[index] ?? 0 }));
  });
  return (parts[0] ?? []).map(({ name }, index) => {
    const sum = parts.reduce((all, month) => all + (month[index]?.value ?? 0), 0);
    return [name, sum] as const;
  });
}

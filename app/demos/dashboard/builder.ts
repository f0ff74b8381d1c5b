import { allocate } from "#app/lib/allocate.ts";
import { dateFormat } from "#domain/formats.ts";
import { monthToDate } from "./figures.ts";
import { measureBy, measureOver, measures, type Measure } from "./measures.ts";
import type { DayRange, Filters } from "./model.ts";
import type { ReportTable } from "./reports.ts";
import { dateOf, dayNumber, monthsOf, type Ledger } from "./sales.ts";
import { repFigures, type RepRecord } from "./team.ts";

export const builtMetrics = measures;
export const builtBys = ["region", "channel", "product", "rep", "month"] as const;
export const builtRanges = ["month", "90", "year", "ytd"] as const;

/** What a report of one's own shows: a measure, by what it is split, and over which days. */
export type ReportSpec = {
  readonly metric: Measure;
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

/** `Sales by region, this month`; a period of the dashboard stands in the place of the range. */
export function specText({ metric, by, range }: ReportSpec, period?: { label: string }): string {
  const measure = { sales: "Sales", orders: "Orders", margin: "Gross margin" }[metric];
  return `${measure} by ${byNames[by].toLowerCase()}, ${period?.label ?? rangeNames[range].toLowerCase()}`;
}

function rangeOf(range: ReportSpec["range"], today: number): DayRange {
  const date = dateOf(today);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (range === "month") return monthToDate(today);
  if (range === "90") return { from: today - 89, to: today };
  return { from: dayNumber(year, range === "ytd" ? 0 : month - 11, 1), to: today };
}

const monthName = dateFormat({
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
  const rows = rowsOf(spec, range, ledger, reps, filters);
  const total = rows.reduce((all, [, value]) => all + value, 0);
  return {
    headers: [byNames[spec.by], metricNames[spec.metric]],
    rows,
    total: ["Total", total],
    chart: 1,
    summary: `${specText(spec, filters.period)}: ${spec.metric === "orders" ? "" : "$"}${total.toLocaleString("en-US")} in all.`,
  };
}

type BuiltRow = readonly [name: string, value: number];

function rowsOf(
  { metric, by }: ReportSpec,
  range: DayRange,
  ledger: Ledger,
  reps: readonly RepRecord[],
  filters: Filters,
): BuiltRow[] {
  if (by === "rep") return repRows(metric, range, ledger, reps);
  if (by === "month") {
    return monthsOf(range).map((month) => [
      monthName(dateOf(month.from)),
      measureOver(metric, month, ledger, filters),
    ]);
  }
  return measureBy(metric, range, ledger, filters, by)
    .filter(({ name }) => filters[by] === undefined || filters[by] === name)
    .map(({ name, sales }) => [name, sales]);
}

/** Each month's figure shared out by what the people sold; of the filters only the period applies to them. */
function repRows(
  metric: Measure,
  range: DayRange,
  ledger: Ledger,
  reps: readonly RepRecord[],
): BuiltRow[] {
  const months = monthsOf(range).map((month) =>
    allocate(
      measureOver(metric, month, ledger, {}),
      repFigures(reps, month, ledger).map(({ sales }) => sales),
    ),
  );
  return reps.map(({ name }, index) => [
    name,
    months.reduce((all, month) => all + (month[index] ?? 0), 0),
  ]);
}

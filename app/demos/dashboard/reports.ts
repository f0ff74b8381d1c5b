import { counted } from "#domain/counted.ts";
import { numberFormat } from "#domain/formats.ts";
import { formatPercent } from "#app/lib/percent.ts";
import { applyFilters, cellsOver, salesOf, sumBy, targetOver } from "./cells.ts";
import { monthToDate } from "./figures.ts";
import { measureOver, marginPercent } from "./measures.ts";
import { funnelOf, retention } from "./funnel.ts";
import { productRows } from "./products.ts";
import { regions, type Filters } from "./model.ts";
import { dateOf, dayNumber, type Ledger } from "./sales.ts";
import { series } from "./series.ts";
import { repFigures, type RepRecord } from "./team.ts";

export type ReportId = "monthly" | "regional" | "margins" | "quota" | "funnel" | "retention";

export type ReportRecord = {
  readonly id: ReportId;
  readonly name: string;
  /** The part of its file's name. */
  readonly slug: string;
  readonly owner: string;
};

/** The library of reports. */
export const reports: readonly ReportRecord[] = [
  {
    id: "monthly",
    name: "Monthly performance",
    slug: "monthly-performance",
    owner: "Priya Raman",
  },
  { id: "regional", name: "Regional sales", slug: "regional-sales", owner: "Priya Raman" },
  { id: "margins", name: "Product margins", slug: "product-margins", owner: "Dario Fenn" },
  { id: "quota", name: "Quota attainment", slug: "quota-attainment", owner: "Marta Lind" },
  { id: "funnel", name: "Funnel", slug: "funnel", owner: "Noa Petit" },
  { id: "retention", name: "Retention", slug: "retention", owner: "Noa Petit" },
];

export type ReportTable = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly total?: readonly (string | number)[];
  /** The column that is drawn. */
  readonly chart?: number;
  readonly summary: string;
};

const dollars = numberFormat();

/** A report's rows over the running month, with the filters that can apply to it. */
export function reportTable(
  id: ReportId,
  ledger: Ledger,
  reps: readonly RepRecord[],
  filters: Filters,
): ReportTable {
  const range = filters.period ?? monthToDate(ledger.today);
  switch (id) {
    case "monthly": {
      const points = series("monthly", ledger, filters);
      const rows = points.map(({ period, sales, target, growth, isPartial }) => [
        isPartial ? `${period} to date` : period,
        sales,
        target,
        growth === null ? "n/a" : growth,
      ]);
      return {
        headers: ["Month", "Sales", "Target", "Growth %"],
        rows,
        chart: 1,
        summary: `${rows.length} months${points.at(-1)?.isPartial ? ", the last one to date" : ""}; $${dollars(salesOf(points))} in all.`,
      };
    }
    case "regional": {
      const parts = sumBy(applyFilters(cellsOver(range, ledger), filters), "region");
      const all = salesOf(parts);
      return {
        headers: ["Region", "Sales", "Target"],
        rows: regions
          .filter((region) => !filters.region || filters.region === region)
          .map((region) => [
            region,
            parts.find(({ name }) => name === region)?.sales ?? 0,
            targetOver(range, ledger, { ...filters, region }),
          ]),
        total: ["Total", all, targetOver(range, ledger, filters)],
        chart: 1,
        summary: `Regions together sold $${dollars(all)}.`,
      };
    }
    case "margins": {
      const rows = productRows(ledger, range, filters).filter(
        ({ name }) => !filters.product || filters.product === name,
      );
      const best = rows.reduce((top, row) => (row.sales > top.sales ? row : top));
      const all = marginPercent(range, ledger, filters);
      return {
        headers: ["Product", "Units", "Revenue", "Margin %"],
        rows: rows.map(({ name, units, sales, margin }) => [name, units, sales, decimal(margin)]),
        total: [
          "Total",
          rows.reduce((sum, { units }) => sum + units, 0),
          salesOf(rows),
          decimal(all),
        ],
        chart: 3,
        summary: `${counted(rows.length, "product")}; ${best.name} sells most. Gross margin ${formatPercent(all ?? Number.NaN)}.`,
      };
    }
    case "quota": {
      const team = repFigures(reps, range, ledger);
      const met = team.filter(({ sales, quota }) => sales >= quota).length;
      return {
        headers: ["Name", "Sales", "Quota", "Attainment %"],
        rows: team.map(({ name, sales, quota, attainment }) => [
          name,
          sales,
          quota,
          attainment ?? "n/a",
        ]),
        total: ["Total", salesOf(team), team.reduce((all, { quota }) => all + quota, 0), ""],
        chart: 3,
        summary: `${met} of ${team.length} are at or above quota.`,
      };
    }
    case "funnel": {
      const steps = funnelOf(measureOver("orders", range, ledger, filters));
      return {
        headers: ["Step", "Count", "Of the step before"],
        rows: steps.map(({ label, count }, index) => {
          const before = steps[index - 1]?.count;
          return [label, count, before === undefined ? "" : formatPercent((count / before) * 100)];
        }),
        chart: 1,
        summary: `${dollars(steps[0].count)} visits became ${dollars(steps[3].count)} orders.`,
      };
    }
    case "retention": {
      const cohorts = retention();
      return {
        headers: ["Month", ...cohorts.map((_, index) => `Month ${index}`)],
        rows: cohorts.map((shares, index) => [
          cohortName(ledger.today, cohorts.length - index),
          ...shares,
          ...Array.from({ length: cohorts.length - shares.length }, () => ""),
        ]),
        summary: "Percent of the customers of a month who still buy.",
      };
    }
  }
}

/** What is kept of a figure in a table: one decimal. */
function decimal(value: number | null): number | string {
  return value === null ? "n/a" : Math.round(value * 10) / 10;
}

/** Which of the filters a report obeys: months have no other period, people no region, and who comes back neither. */
export function filtersOf(id: ReportId, filters: Filters): Filters {
  if (id === "retention") return {};
  if (id === "quota") return { period: filters.period };
  return id === "monthly" ? { ...filters, period: undefined } : filters;
}

/** `Jun 2026`, that many months back. */
export function cohortName(today: number, monthsBack: number): string {
  const date = dateOf(today);
  const first = dateOf(dayNumber(date.getUTCFullYear(), date.getUTCMonth() - monthsBack, 1));
  return first.toLocaleDateString("en-US", { month: "short", year: "numeric", timeZone: "UTC" });
}

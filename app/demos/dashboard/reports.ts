import { formatPercent } from "#app/lib/percent.ts";
import { applyFilters, cellsOver, salesOf, salesOver, sumBy, targetOver } from "./cells.ts";
import { monthToDate, ordersOf } from "./figures.ts";
import { funnelOf, retention } from "./funnel.ts";
import { productRows } from "./products.ts";
import { products, regions, type Filters } from "./model.ts";
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
  readonly hoursSinceRun: number;
  readonly schedule: string;
};

/** The library of reports. */
export const reports: readonly ReportRecord[] = [
  {
    id: "monthly",
    name: "Monthly performance",
    slug: "monthly-performance",
    owner: "Priya Raman",
    hoursSinceRun: 1,
    schedule: "Monthly, on the 1st",
  },
  {
    id: "regional",
    name: "Regional sales",
    slug: "regional-sales",
    owner: "Priya Raman",
    hoursSinceRun: 3,
    schedule: "Weekly, Monday",
  },
  {
    id: "margins",
    name: "Product margins",
    slug: "product-margins",
    owner: "Dario Fenn",
    hoursSinceRun: 26,
    schedule: "Weekly, Friday",
  },
  {
    id: "quota",
    name: "Quota attainment",
    slug: "quota-attainment",
    owner: "Marta Lind",
    hoursSinceRun: 5,
    schedule: "Daily",
  },
  {
    id: "funnel",
    name: "Funnel",
    slug: "funnel",
    owner: "Noa Petit",
    hoursSinceRun: 49,
    schedule: "Weekly, Monday",
  },
  {
    id: "retention",
    name: "Retention",
    slug: "retention",
    owner: "Noa Petit",
    hoursSinceRun: 120,
    schedule: "Monthly, on the 5th",
  },
];

export type ReportTable = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly total?: readonly (string | number)[];
  readonly summary: string;
};

const dollars = new Intl.NumberFormat("en-US");

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
      const rows = series("monthly", ledger).map(({ period, sales, target, growth, isPartial }) => [
        isPartial ? `${period} to date` : period,
        sales,
        target,
        growth === null ? "n/a" : growth,
      ]);
      return {
        headers: ["Month", "Sales", "Target", "Growth %"],
        rows,
        summary: `${rows.length} months, the last one to date.`,
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
        summary: `Regions together sold $${dollars.format(all)}.`,
      };
    }
    case "margins": {
      const rows = productRows(ledger, range, filters);
      return {
        headers: ["Product", "Units", "Revenue", "Margin %"],
        rows: rows.map(({ name, units, sales, margin }) => [name, units, sales, margin]),
        total: ["Total", rows.reduce((all, { units }) => all + units, 0), salesOf(rows), ""],
        summary: `${products.length} products; ${rows[0]?.name ?? ""} sells most.`,
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
        summary: `${met} of ${team.length} are at or above quota.`,
      };
    }
    case "funnel": {
      const sales = salesOver(range, ledger, filters);
      const steps = funnelOf(ordersOf(sales, range));
      return {
        headers: ["Step", "Count", "Of the step before"],
        rows: steps.map(({ label, count }, index) => {
          const before = steps[index - 1]?.count;
          return [label, count, before === undefined ? "" : formatPercent((count / before) * 100)];
        }),
        summary: `${dollars.format(steps[0].count)} visits became ${dollars.format(steps[3].count)} orders.`,
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

/** `Jun 2026`, that many months back. */
export function cohortName(today: number, monthsBack: number): string {
  const date = dateOf(today);
  const first = dateOf(dayNumber(date.getUTCFullYear(), date.getUTCMonth() - monthsBack, 1));
  return first.toLocaleDateString("en-US", { month: "short", year: "numeric", timeZone: "UTC" });
}

import { counted } from "#app/lib/counted.ts";
import { formatChange } from "#app/lib/percent.ts";
import { applyFilters, cellsOver, salesOf, sumBy } from "./cells.ts";
import { monthsWithout } from "./courses.ts";
import { monthToDate, pace, sameDaysBefore } from "./figures.ts";
import {
  products,
  type DayRange,
  type Filters,
  type ProductName,
  type Region,
  type SalesPoint,
} from "./model.ts";
import { dateOf, dayNumber, sumOver, type Ledger } from "./sales.ts";
import { growthPercent, series } from "./series.ts";

export type Insight = {
  readonly id: "mover" | "faller" | "streak" | "share" | "gap" | "pace" | "none";
  readonly text: string;
  /** What "Show me" leads to. */
  readonly shows:
    | { readonly kind: "region"; readonly region: Region }
    | { readonly kind: "product"; readonly product: ProductName }
    | { readonly kind: "target" }
    | { readonly kind: "tab"; readonly tab: "analytics" }
    | null;
};

const monthName = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });
const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** What changed, in sentences; a cut without sales has one neutral sentence. */
export function insights(ledger: Ledger, filters: Filters): Insight[] {
  const range = monthToDate(ledger.today);
  const cells = applyFilters(cellsOver(range, ledger), filters);
  if (salesOf(cells) === 0) {
    return [{ id: "none", text: "No sales match these filters.", shows: null }];
  }
  return [
    ...movers(range, ledger, filters),
    streak(series("monthly", ledger)),
    share(cells),
    ...gaps(ledger.today, filters),
    closing(range, ledger),
  ];
}

/** The regions that grew and fell most against the same days of the month before; ties go to the first. */
function movers(range: DayRange, ledger: Ledger, filters: Filters): Insight[] {
  const before = sameDaysBefore(range);
  const now = sumBy(applyFilters(cellsOver(range, ledger), filters), "region");
  const then = sumBy(applyFilters(cellsOver(before, ledger), filters), "region");
  const grown = now.map(({ name, sales }, index) => ({
    region: name as Region,
    growth: growthPercent(sales, then[index]?.sales ?? 0) ?? 0,
    sales,
  }));
  const selling = grown.filter(({ sales }) => sales > 0);
  const best = selling.reduce((top, one) => (one.growth > top.growth ? one : top));
  const worst = selling.reduce((low, one) => (one.growth < low.growth ? one : low));
  const month = monthName.format(dateOf(before.from));
  const rose: Insight = {
    id: "mover",
    text: `${best.region} grew fastest this month, ${formatChange(best.growth)} against the same days of ${month}.`,
    shows: { kind: "region", region: best.region },
  };
  if (worst.growth >= 0 || worst === best) return [rose];
  const fell: Insight = {
    id: "faller",
    text: `${worst.region} sold less than in ${month}, ${formatChange(worst.growth)} over the same days.`,
    shows: { kind: "region", region: worst.region },
  };
  return [rose, fell];
}

/** A product that sold nothing in months of the last year. */
function gaps(today: number, filters: Filters): Insight[] {
  const date = dateOf(today);
  const nameOf = (back: number) =>
    monthName.format(dateOf(dayNumber(date.getUTCFullYear(), date.getUTCMonth() - back, 1)));
  return products
    .filter((product) => filters.product === undefined || filters.product === product)
    .flatMap((product): Insight[] => {
      const months = monthsWithout(product).map(nameOf);
      if (months.length === 0) return [];
      const text = `${product} sold nothing in ${months.join(" and ")}, and has been back since.`;
      return [{ id: "gap", text, shows: { kind: "product", product } }];
    });
}

/** How often the target was met in the finished months, and how often in a row up to the last of them. */
export function targetStreak(points: readonly SalesPoint[]): { met: number; inRow: number } {
  const finished = points.filter(({ isPartial }) => !isPartial);
  const isMet = finished.map(({ sales, target }) => sales >= target);
  const firstMiss = isMet.toReversed().indexOf(false);
  return {
    met: isMet.filter(Boolean).length,
    inRow: firstMiss === -1 ? isMet.length : firstMiss,
  };
}

/** `6 of 11 finished months`: said in the same words wherever it is said. */
export function metText(points: readonly SalesPoint[], unit: string): string {
  const finished = points.filter(({ isPartial }) => !isPartial).length;
  return `${targetStreak(points).met} of ${counted(finished, `finished ${unit}`)}`;
}

function streak(points: readonly SalesPoint[]): Insight {
  const { inRow } = targetStreak(points);
  return {
    id: "streak",
    text: `Target met in ${metText(points, "month")}; ${inRow} in a row now.`,
    shows: { kind: "target" },
  };
}

function share(cells: Parameters<typeof sumBy>[0]): Insight {
  const parts = sumBy(cells, "product");
  const most = parts.reduce((top, part) => (part.sales > top.sales ? part : top));
  const percent = Math.round((most.sales / salesOf(parts)) * 100);
  return {
    id: "share",
    text: `${most.name} brings ${percent}% of revenue, the largest share.`,
    shows: { kind: "product", product: most.name as ProductName },
  };
}

function closing(range: DayRange, ledger: Ledger): Insight {
  const date = dateOf(range.from);
  const whole = {
    from: range.from,
    to: dayNumber(date.getUTCFullYear(), date.getUTCMonth() + 1, 0),
  };
  const target = sumOver(whole, ledger.target);
  const expected = pace(sumOver(range, ledger.sales), sumOver(range, ledger.target), target);
  const gap = expected - target;
  return {
    id: "pace",
    text: `At this pace ${monthName.format(date)} closes at ${dollars.format(expected)}, ${dollars.format(Math.abs(gap))} ${gap < 0 ? "below" : "above"} target.`,
    shows: { kind: "tab", tab: "analytics" },
  };
}

import { counted } from "#domain/counted.ts";
import { dateFormat } from "#domain/formats.ts";
import { formatChange } from "#app/lib/percent.ts";
import { applyFilters, cellsOver, salesOf, salesOver, sumBy, targetOver } from "./cells.ts";
import { monthsWithout } from "./courses.ts";
import { pace, shownDays } from "./figures.ts";
import {
  products,
  type DayRange,
  type Filters,
  type ProductName,
  type Region,
  type SalesPoint,
} from "./model.ts";
import { dateOf, dayNumber, type Ledger } from "./sales.ts";
import { growthPercent, series } from "./series.ts";
import { dollars, rangeText } from "./labels.ts";

export type Insight = {
  readonly id: "mover" | "faller" | "streak" | "share" | "gap" | "pace" | "none";
  readonly text: string;
  /** What "Show me" leads to. */
  readonly shows:
    | { readonly kind: "region"; readonly region: Region }
    | { readonly kind: "product"; readonly product: ProductName }
    /** The target beside the sales, or what the running month is made of. */
    | { readonly kind: "target" | "month" }
    | null;
};

const monthName = dateFormat({ month: "long", timeZone: "UTC" });
/** What changed, in sentences; a cut without sales has one neutral sentence. */
export function insights(ledger: Ledger, filters: Filters): Insight[] {
  const { range } = shownDays(ledger.today, filters);
  const cells = applyFilters(cellsOver(range, ledger), filters);
  if (salesOf(cells) === 0) {
    return [{ id: "none", text: "No sales match these filters.", shows: null }];
  }
  return [
    ...movers(ledger, filters),
    streak(series("monthly", ledger, filters)),
    ...(filters.product ? [] : [share(cells)]),
    ...gaps(ledger.today, filters),
    ...(filters.period ? [] : [closing(range, ledger, filters)]),
  ];
}

/** `the same days of October` for the running month, `Sep 1–30` for a period that was chosen. */
function againstText(ledger: Ledger, filters: Filters): string {
  const { before } = shownDays(ledger.today, filters);
  return filters.period
    ? rangeText(before, ledger.today)
    : `the same days of ${monthName(dateOf(before.from))}`;
}

/** `this month`, `in Oct 2026`, `in the week of Nov 9` */
function whenText({ period }: Filters): string {
  if (!period) return "this month";
  return period.kind === "weekly" ? `in the week of ${period.label}` : `in ${period.label}`;
}

/** The regions that grew and fell most against the days before; ties go to the first. */
function movers(ledger: Ledger, filters: Filters): Insight[] {
  const { range, before } = shownDays(ledger.today, filters);
  const now = sumBy(applyFilters(cellsOver(range, ledger), filters), "region");
  const then = sumBy(applyFilters(cellsOver(before, ledger), filters), "region");
  const selling = now.flatMap(({ name, sales }, index) => {
    const growth = growthPercent(sales, then[index]?.sales ?? 0);
    return sales > 0 && growth !== null ? [{ region: name as Region, growth }] : [];
  });
  const [first] = selling;
  if (!first) return [];
  const best = selling.reduce((top, one) => (one.growth > top.growth ? one : top), first);
  const worst = selling.reduce((low, one) => (one.growth < low.growth ? one : low), first);
  const [when, against] = [whenText(filters), againstText(ledger, filters)];
  if (best === worst) {
    const text = `${best.region} stands at ${formatChange(best.growth)} ${when}, against ${against}.`;
    return [{ id: "mover", text, shows: { kind: "region", region: best.region } }];
  }
  const rose: Insight = {
    id: "mover",
    text: `${best.region} grew fastest ${when}, ${formatChange(best.growth)} against ${against}.`,
    shows: { kind: "region", region: best.region },
  };
  if (worst.growth >= 0) return [rose];
  const fell: Insight = {
    id: "faller",
    text: filters.period
      ? `${worst.region} fell furthest, ${formatChange(worst.growth)} over the same comparison.`
      : `${worst.region} sold less than in ${monthName(dateOf(before.from))}, ${formatChange(worst.growth)} over the same days.`,
    shows: { kind: "region", region: worst.region },
  };
  return best.growth > 0 ? [rose, fell] : [fell];
}

/** A product that sold nothing in months of the last year. */
function gaps(today: number, filters: Filters): Insight[] {
  const date = dateOf(today);
  const nameOf = (back: number) =>
    monthName(dateOf(dayNumber(date.getUTCFullYear(), date.getUTCMonth() - back, 1)));
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

function closing(range: DayRange, ledger: Ledger, filters: Filters): Insight {
  const date = dateOf(range.from);
  const whole = {
    from: range.from,
    to: dayNumber(date.getUTCFullYear(), date.getUTCMonth() + 1, 0),
  };
  const target = targetOver(whole, ledger, filters);
  const expected = pace(
    salesOver(range, ledger, filters),
    targetOver(range, ledger, filters),
    target,
  );
  const gap = expected - target;
  return {
    id: "pace",
    text: `At this pace ${monthName(date)} closes at ${dollars(expected)}, ${dollars(Math.abs(gap))} ${gap < 0 ? "below" : "above"} target.`,
    shows: { kind: "month" },
  };
}

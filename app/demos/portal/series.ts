import { seededRandom } from "#app/lib/random.ts";
import type { MonthFigures } from "./model.ts";

const firstYear = 2020;
const seed = 2021;
const season = [0.92, 0.95, 1.06, 0.98, 1.0, 1.08, 0.93, 0.9, 1.04, 1.02, 1.1, 1.16];

/** Every month from January 2020 to the last closed one. A month that is added never changes an earlier one. */
export function buildMonthlySeries(now: Date): MonthFigures[] {
  const closed = (now.getFullYear() - firstYear) * 12 + now.getMonth();
  const random = seededRandom(seed);
  return Array.from({ length: Math.max(0, closed) }, (_, index) => {
    const base = (34_000 + 620 * index) * (season[index % 12] ?? 1);
    const dollars = Math.round((base * (1 + (random() - 0.5) * 0.1)) / 10) * 10;
    return {
      year: firstYear + Math.floor(index / 12),
      month: index % 12,
      revenue: dollars * 100,
      target: Math.round((base * 0.99) / 500) * 500 * 100,
    };
  });
}

/** The revenue of the last twelve closed months. */
export function trailingRevenue(series: readonly MonthFigures[]): number {
  return sumOf(series.slice(-12));
}

/** Percent that the last twelve months stand above the twelve before; null without these. */
export function trailingChange(series: readonly MonthFigures[]): number | null {
  const before = sumOf(series.slice(-24, -12));
  return before > 0 ? (trailingRevenue(series) / before - 1) * 100 : null;
}

function sumOf(months: readonly MonthFigures[]): number {
  return months.reduce((all, { revenue }) => all + revenue, 0);
}

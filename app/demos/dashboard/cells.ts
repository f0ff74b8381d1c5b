import { allocate } from "#app/lib/allocate.ts";
import { courseAt, plannedAt } from "./courses.ts";
import {
  channels,
  products,
  regions,
  type Channel,
  type DayRange,
  type Filters,
  type ProductName,
  type Region,
} from "./model.ts";
import { monthNumber, monthsOf, sumOver, type Ledger } from "./sales.ts";

/** Of the running month, in percent; before it each part has gone its own course. */
const shares = {
  region: [31, 27, 24, 18],
  channel: [38, 27, 23, 12],
  product: [19, 17, 15, 13, 12, 10, 8, 6],
} as const;

export type Dimension = "region" | "channel" | "product";

const names = { region: regions, channel: channels, product: products } as const;

/** One region, channel and product, with its dollars over a range. */
export type Cell = {
  readonly region: Region;
  readonly channel: Channel;
  readonly product: ProductName;
  readonly sales: number;
};

const combinations = regions.flatMap((region) =>
  channels.flatMap((channel) => products.map((product) => ({ region, channel, product }))),
);

const knownDays = new WeakMap<Ledger, Map<number, readonly number[]>>();

/** Every combination of region, channel and product over some days. They add up to the sales of those days. */
export function cellsOver(range: DayRange, ledger: Ledger): Cell[] {
  const sums = Array.from({ length: regions.length * channels.length * products.length }, () => 0);
  for (let day = range.from; day <= range.to; day += 1) {
    for (const [index, sales] of cellsOfDay(day, ledger).entries()) {
      sums[index] = (sums[index] ?? 0) + sales;
    }
  }
  return combinations.map((combination, index) => ({ ...combination, sales: sums[index] ?? 0 }));
}

/** A day's sales split by region, each of these by channel, each of these by product. */
function cellsOfDay(day: number, ledger: Ledger): readonly number[] {
  const days = knownDays.get(ledger) ?? new Map<number, readonly number[]>();
  knownDays.set(ledger, days);
  const known = days.get(day);
  if (known) return known;
  const cells = split(ledger.sales(day), weightsOf(day, ledger));
  days.set(day, cells);
  return cells;
}

type Weights = Readonly<Record<Dimension, readonly number[]>>;

function weighed(courseOf: (name: string) => number): Weights {
  const of = (dimension: Dimension) =>
    names[dimension].map((name, index) => (shares[dimension][index] ?? 0) * courseOf(name));
  return { region: of("region"), channel: of("channel"), product: of("product") };
}

const knownWeights = new WeakMap<Ledger, Map<number, Weights>>();

/** What everything weighs on a day: the same all through its month. */
function weightsOf(day: number, ledger: Ledger): Weights {
  const months = knownWeights.get(ledger) ?? new Map<number, Weights>();
  knownWeights.set(ledger, months);
  const month = monthNumber(day);
  const weights = months.get(month) ?? weighed((name) => courseAt(name, day, ledger.today));
  months.set(month, weights);
  return weights;
}

/** A total split by region, each of these by channel, each of these by product. */
function split(total: number, weights: Weights): number[] {
  return allocate(total, weights.region).flatMap((region) =>
    allocate(region, weights.channel).flatMap((channel) => allocate(channel, weights.product)),
  );
}

/** The cells that pass all filters; the filter of a period is a range and is applied before. */
export function applyFilters(cells: readonly Cell[], filters: Filters): Cell[] {
  return cells.filter(
    ({ region, channel, product }) =>
      (filters.region === undefined || filters.region === region) &&
      (filters.channel === undefined || filters.channel === channel) &&
      (filters.product === undefined || filters.product === product),
  );
}

export type Part = { readonly name: string; readonly sales: number };

/** The cells summed by one dimension, in its own order. */
export function sumBy(cells: readonly Cell[], dimension: Dimension): Part[] {
  return names[dimension].map((name) => ({
    name,
    sales: salesOf(cells.filter((cell) => cell[dimension] === name)),
  }));
}

export function salesOf(parts: readonly { readonly sales: number }[]): number {
  return parts.reduce((all, { sales }) => all + sales, 0);
}

/** Whether a region, a channel or a product is left out. */
export function isCut({ region, channel, product }: Filters): boolean {
  return region !== undefined || channel !== undefined || product !== undefined;
}

/** The sales of a range that pass the filters; without any, which is most of the time, no day needs to be split. */
export function salesOver(range: DayRange, ledger: Ledger, filters: Filters): number {
  return isCut(filters)
    ? salesOf(applyFilters(cellsOver(range, ledger), filters))
    : sumOver(range, ledger.sales);
}

/** The target of what is shown: each month's, shared out by what every part was planned to sell of it. */
export function targetOver(range: DayRange, ledger: Ledger, filters: Filters): number {
  if (!isCut(filters)) return sumOver(range, ledger.target);
  const months = monthsOf(range).map((month) => {
    const targets = split(
      sumOver(month, ledger.target),
      weighed((name) => plannedAt(name, month.from, ledger.today)),
    );
    const cells = combinations.map((one, index) => ({ ...one, sales: targets[index] ?? 0 }));
    return salesOf(applyFilters(cells, filters));
  });
  return months.reduce((all, month) => all + month, 0);
}

/** The same filter once more takes it away; a name that the dimension does not have changes nothing. */
export function toggleFilter(filters: Filters, dimension: Dimension, value: string): Filters {
  const known: readonly string[] = names[dimension];
  if (!known.includes(value)) return filters;
  return { ...filters, [dimension]: filters[dimension] === value ? undefined : value };
}

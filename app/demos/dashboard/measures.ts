import { allocate } from "#app/lib/allocate.ts";
import { hash01 } from "#app/lib/random.ts";
import {
  applyFilters,
  cellsOver,
  isCut,
  salesOf,
  sumBy,
  type Cell,
  type Dimension,
} from "./cells.ts";
import { channels, products, type DayRange, type Filters } from "./model.ts";
import { productMargins } from "./product-terms.ts";
import { monthNumber, monthsOf, sumOver, type Ledger } from "./sales.ts";

/** What can be measured: dollars sold, orders, and dollars that are left of the sales. */
export const measures = ["sales", "orders", "margin"] as const;
export type Measure = (typeof measures)[number];

/** What is known of a whole month; each part has its share of it. */
const ofMonth: Readonly<Record<Measure, (sales: number, month: DayRange) => number>> = {
  sales: (sales) => sales,
  orders: (sales, month) =>
    Math.round(sales / (268 + 14 * hash01(200_000 + monthNumber(month.from)))),
  margin: (sales, month) =>
    Math.round((sales * (41.5 + 2.5 * hash01(300_000 + monthNumber(month.from)))) / 100),
};

/** A measure over some days under the filters: the sum of its parts, whichever way it is split. */
export function measureOver(
  measure: Measure,
  range: DayRange,
  ledger: Ledger,
  filters: Filters,
): number {
  if (isCut(filters)) {
    return salesOf(applyFilters(measuredCells(measure, range, ledger), filters));
  }
  const months = monthsOf(range).map((month) =>
    ofMonth[measure](sumOver(month, ledger.sales), month),
  );
  return months.reduce((all, month) => all + month, 0);
}

/** The same by region, channel or product, in its own order. */
export function measureBy(
  measure: Measure,
  range: DayRange,
  ledger: Ledger,
  filters: Filters,
  dimension: Dimension,
) {
  return sumBy(applyFilters(measuredCells(measure, range, ledger), filters), dimension);
}

/** Gross margin in percent; null without sales. */
export function marginPercent(range: DayRange, ledger: Ledger, filters: Filters): number | null {
  const sales = measureOver("sales", range, ledger, filters);
  return sales === 0 ? null : (measureOver("margin", range, ledger, filters) / sales) * 100;
}

/** Every region, channel and product with its share of a measure, which stands in the place of its sales. */
function measuredCells(measure: Measure, range: DayRange, ledger: Ledger): readonly Cell[] {
  if (measure === "sales") return cellsOver(range, ledger);
  const months = monthsOf(range).map((month) => {
    const cells = cellsOver(month, ledger);
    const weights = cells.map(({ sales, product }) =>
      measure === "margin" ? sales * productMargins[product] : sales,
    );
    return { cells, values: sharedOut(ofMonth[measure](salesOf(cells), month), weights) };
  });
  return (months[0]?.cells ?? []).map((cell, index) => ({
    ...cell,
    sales: months.reduce((all, { values }) => all + (values[index] ?? 0), 0),
  }));
}

/** Region by region, channel by channel, so that what rounding leaves stays small in each. */
function sharedOut(total: number, weights: readonly number[]): number[] {
  const byChannel = groups(weights, products.length);
  const byRegion = groups(byChannel.map(sum), channels.length);
  return allocate(total, byRegion.map(sum)).flatMap((region, index) =>
    allocate(region, byRegion[index] ?? []).flatMap((channel, at) =>
      allocate(channel, byChannel[index * channels.length + at] ?? []),
    ),
  );
}

function groups(values: readonly number[], size: number): number[][] {
  return Array.from({ length: values.length / size }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

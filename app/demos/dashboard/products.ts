import { applyFilters, cellsOver, sumBy } from "./cells.ts";
import { products, type DayRange, type Filters, type ProductName } from "./model.ts";
import type { Ledger } from "./sales.ts";

/** Price of a unit in dollars and margin in percent. */
const terms: Readonly<Record<ProductName, readonly [price: number, margin: number]>> = {
  "Task chair": [219, 47.5],
  "Standing desk": [489, 44.2],
  "Label printer": [134, 41.8],
  "Safety gloves (box)": [38, 38.6],
  "LED panel": [72, 45.1],
  "Storage rack": [158, 42.4],
  "Cable kit": [24, 46],
  Whiteboard: [96, 43.3],
};

export type ProductRow = {
  readonly name: ProductName;
  readonly units: number;
  readonly sales: number;
  readonly margin: number;
  /** Sales of the last weeks of the range, the oldest first. */
  readonly trend: readonly number[];
};

const trendWeeks = 8;

/** Each product over a range; sales are sums of cells, so they add up to the revenue. */
export function productRows(ledger: Ledger, range: DayRange, filters: Filters): ProductRow[] {
  const parts = sumBy(applyFilters(cellsOver(range, ledger), filters), "product");
  const weeks = Array.from({ length: trendWeeks }, (_, index) => {
    const to = range.to - 7 * (trendWeeks - 1 - index);
    return sumBy(applyFilters(cellsOver({ from: to - 6, to }, ledger), filters), "product");
  });
  return products.map((name, index) => {
    const sales = parts[index]?.sales ?? 0;
    const [price, margin] = terms[name];
    return {
      name,
      sales,
      units: Math.round(sales / price),
      margin,
      trend: weeks.map((week) => week[index]?.sales ?? 0),
    };
  });
}

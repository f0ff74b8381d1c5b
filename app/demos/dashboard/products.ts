import { applyFilters, cellsOver, sumBy } from "./cells.ts";
import { measureBy } from "./measures.ts";
import { products, type DayRange, type Filters, type ProductName } from "./model.ts";
import { productPrices } from "./product-terms.ts";
import type { Ledger } from "./sales.ts";

export type ProductRow = {
  readonly name: ProductName;
  readonly units: number;
  readonly sales: number;
  /** In percent; null without sales. */
  readonly margin: number | null;
  /** Sales of the last weeks of the range, the oldest first. */
  readonly trend: readonly number[];
};

const trendWeeks = 8;

/** Each product over a range; sales are sums of cells, so they add up to the revenue. */
export function productRows(ledger: Ledger, range: DayRange, filters: Filters): ProductRow[] {
  const parts = sumBy(applyFilters(cellsOver(range, ledger), filters), "product");
  const left = measureBy("margin", range, ledger, filters, "product");
  const weeks = Array.from({ length: trendWeeks }, (_, index) => {
    const to = range.to - 7 * (trendWeeks - 1 - index);
    return sumBy(applyFilters(cellsOver({ from: to - 6, to }, ledger), filters), "product");
  });
  return products.map((name, index) => {
    const sales = parts[index]?.sales ?? 0;
    return {
      name,
      sales,
      units: Math.round(sales / productPrices[name]),
      margin: sales === 0 ? null : ((left[index]?.sales ?? 0) / sales) * 100,
      trend: weeks.map((week) => week[index]?.sales ?? 0),
    };
  });
}

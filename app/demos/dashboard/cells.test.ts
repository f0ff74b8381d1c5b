import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyFilters,
  cellsOver,
  salesOf,
  salesOver,
  sumBy,
  targetOver,
  toggleFilter,
} from "./cells.ts";
import { channels, products, regions } from "./model.ts";
import { dayNumber, openLedger, sumOver } from "./sales.ts";

const today = dayNumber(2026, 10, 20);
const ledger = openLedger(today);
const november = { from: dayNumber(2026, 10, 1), to: today };
const october = { from: dayNumber(2026, 9, 1), to: dayNumber(2026, 9, 31) };
const numbers = (parts: readonly { readonly sales: number }[]) => parts.map(({ sales }) => sales);

test("November to date by region, channel and product", () => {
  const cells = cellsOver(november, ledger);
  expect(numbers(sumBy(cells, "region"))).toEqual([95_639, 83_300, 74_042, 55_536]);
  expect(numbers(sumBy(cells, "channel"))).toEqual([117_235, 83_300, 70_956, 37_026]);
  expect(numbers(sumBy(cells, "product"))).toEqual([
    58_623, 52_458, 46_271, 40_103, 37_019, 30_855, 24_683, 18_505,
  ]);
});

test("October by region adds up to October", () => {
  expect(salesOf(sumBy(cellsOver(october, ledger), "region"))).toBe(429_405);
});

test("two filters hold together, and the same one twice is none", () => {
  const cells = cellsOver(november, ledger);
  const both = applyFilters(cells, { region: "North", channel: "Direct" });
  expect(both).toHaveLength(products.length);
  expect(toggleFilter({ region: "North" }, "region", "North").region).toBeUndefined();
  expect(toggleFilter({ region: "North" }, "region", "East").region).toBe("East");
  const filters = { region: "North" } as const;
  expect(toggleFilter(filters, "region", "Elsewhere")).toBe(filters);
});

test("a filtered target is the share of the whole one", () => {
  expect(targetOver(november, ledger, {})).toBe(300_823);
  const parts = regions.map((region) => targetOver(november, ledger, { region }));
  expect(Math.abs(parts.reduce((all, part) => all + part, 0) - 300_823)).toBeLessThanOrEqual(2);
});

test("every cut of every range adds up to its sales", () => {
  const start = fc.integer({ min: today - 400, max: today });
  fc.assert(
    fc.property(start, fc.integer({ min: 0, max: 40 }), (from, length) => {
      const range = { from, to: Math.min(today, from + length) };
      const sales = sumOver(range, ledger.sales);
      const cells = cellsOver(range, ledger);
      expect(salesOf(cells)).toBe(sales);
      for (const dimension of ["region", "channel", "product"] as const) {
        expect(salesOf(sumBy(cells, dimension))).toBe(sales);
      }
      const filtered = channels.map((channel) => salesOver(range, ledger, { channel }));
      expect(salesOver(range, ledger, {})).toBe(sales);
      expect(filtered.reduce((all, part) => all + part, 0)).toBe(sales);
    }),
    { numRuns: 30 },
  );
});

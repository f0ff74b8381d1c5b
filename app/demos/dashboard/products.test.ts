import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyFilters, cellsOver, salesOf } from "./cells.ts";
import { products, regions } from "./model.ts";
import { productRows } from "./products.ts";
import { dayNumber, openLedger } from "./sales.ts";

const today = dayNumber(2026, 10, 20);
const ledger = openLedger(today);

test("the products of November to date, eight weeks each", () => {
  const rows = productRows(ledger, { from: dayNumber(2026, 10, 1), to: today }, {});
  expect(rows.map(({ name }) => name)).toEqual(products);
  expect(rows[0]).toMatchObject({ name: "Task chair", sales: 58_623 });
  expect(rows.every(({ trend }) => trend.length === 8)).toBe(true);
});

test("the rows add up to the revenue that the filters leave", () => {
  const region = fc.option(fc.constantFrom(...regions), { nil: undefined });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 }), region, (length, chosen) => {
      const range = { from: today - length, to: today };
      const filters = { region: chosen };
      const shown = applyFilters(cellsOver(range, ledger), filters);
      expect(salesOf(productRows(ledger, range, filters))).toBe(salesOf(shown));
    }),
    { numRuns: 20 },
  );
});

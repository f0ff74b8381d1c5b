import { expect, test } from "vitest";
import { priceRows } from "./prices.ts";

test("each price is whole cents, and stands once", () => {
  const rows = priceRows();
  expect(rows).toHaveLength(13);
  for (const { cents } of rows) expect(Number.isInteger(cents) && cents > 0).toBe(true);
  expect(new Set(rows.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(rows.length);
});

import { expect, test } from "vitest";
import { compareRows, toggleCompared } from "./compare.ts";
import { productById } from "./catalog.ts";
import { buildStore } from "./data.ts";

const { products } = buildStore(new Date(2026, 10, 20, 9));

test("three products are compared at most, and each is taken out again", () => {
  expect([1, 2, 3, 4].reduce<readonly number[]>(toggleCompared, [])).toEqual([1, 2, 3]);
  expect(toggleCompared([1, 2], 1)).toEqual([2]);
});

test("the rows are price, rating and the specifications that all have, differences marked", () => {
  const rows = compareRows([productById(products, 1), productById(products, 2)]);
  expect(rows.map(({ label }) => label)).toEqual([
    "Price",
    "Rating",
    "Weight",
    "Power",
    "Warranty",
    "In the box",
  ]);
  expect(rows[0]).toEqual({ label: "Price", values: ["$99.99", "$299.99"], isDifferent: true });
  expect(rows[1]?.values[0]).toBe("4.6 from 5 reviews");
  expect(rows[4]).toEqual({
    label: "Warranty",
    values: ["2 years", "2 years"],
    isDifferent: false,
  });
});

import { expect, test } from "vitest";
import { countIn, filterProducts, productById, sortProducts } from "./catalog.ts";
import { buildStore } from "./data.ts";

const { products } = buildStore(new Date(2026, 10, 20, 9));
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

test("the search reads name, category and description, in any case", () => {
  expect(ids(filterProducts(products, "BOTTLE", "all"))).toEqual([6]);
  expect(ids(filterProducts(products, "ELECT", "all"))).toEqual([1, 2]);
  expect(ids(filterProducts(products, "commute", "all"))).toEqual([6]);
  expect(filterProducts(products, "zzz", "all")).toEqual([]);
});

test("search and category hold together", () => {
  expect(ids(filterProducts(products, "", "Sports"))).toEqual([5, 6]);
  expect(filterProducts(products, "kettle", "Sports")).toEqual([]);
});

test("each category counts two, all six", () => {
  expect(
    (["all", "Electronics", "Home", "Sports"] as const).map((name) => countIn(products, name)),
  ).toEqual([6, 2, 2, 2]);
});

test("sorting goes by price or rating, and equals keep their order", () => {
  expect(ids(sortProducts(products, "featured"))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ids(sortProducts(products, "low"))).toEqual([6, 5, 3, 1, 4, 2]);
  expect(ids(sortProducts(products, "high"))).toEqual([2, 4, 1, 3, 5, 6]);
  expect(ids(sortProducts(products, "rated"))).toEqual([2, 6, 1, 4, 3, 5]);
});

test("a product that does not exist is an error of ours", () => {
  expect(() => productById(products, 7)).toThrow("There is no product 7.");
});

import { describe, expect, test } from "vitest";
import { dayAt } from "#domain/dates.ts";
import { buildEstate } from "./data.ts";
import {
  activeHomes,
  daysOnMarket,
  likenessOf,
  medianDays,
  pricePerSqft,
  salePortfolio,
  similarHomes,
  sortProperties,
} from "./homes.ts";
import type { Property, SortKey } from "./model.ts";

const now = new Date(2026, 10, 20, 9, 30);
const { properties } = buildEstate(now);
const home = (id: string, change: Partial<Property> = {}): Property => {
  const found = properties.find((one) => one.id === id);
  if (!found) throw new Error(`no home ${id}`);
  return { ...found, ...change };
};
const ids = (list: readonly Property[]) => list.map(({ id }) => id);

test("a square foot has a price where a home has one and an area", () => {
  expect(pricePerSqft(home("p01"))).toBe(576);
  expect(pricePerSqft(home("p12"))).toBe(711);
  expect(pricePerSqft(home("p08"))).toBeNull();
  expect(pricePerSqft(home("p01", { area: 0 }))).toBeNull();
  expect(pricePerSqft(home("p01", { price: "Price on application" }))).toBeNull();
});

test("days on the market end with the sale and are never less than none", () => {
  expect(daysOnMarket(home("p04"), now)).toBe(5);
  expect(daysOnMarket(home("p12"), now)).toBe(46);
  expect(daysOnMarket(home("p04"), dayAt(now, -9, "9:00"))).toBe(0);
});

test("the desk counts what is on offer", () => {
  expect(activeHomes(properties)).toHaveLength(12);
  expect(salePortfolio(properties)).toBe(11_973_000);
  expect(medianDays(properties, now)).toBe(17);
});

describe("sorting", () => {
  const sorted = (key: SortKey) => ids(sortProperties(properties, key));

  test("recommends what is featured, then the newest", () => {
    expect(sorted("recommended").slice(0, 5)).toEqual(["p08", "p04", "p03", "p09", "p13"]);
  });

  test("by price puts rents after sales, each in order", () => {
    expect(sorted("price-low").slice(0, 3)).toEqual(["p05", "p12", "p02"]);
    expect(sorted("price-low").slice(-3)).toEqual(["p10", "p08", "p13"]);
    expect(sorted("price-high").slice(0, 2)).toEqual(["p03", "p07"]);
    expect(sorted("price-high").slice(-3)).toEqual(["p13", "p08", "p10"]);
  });

  test("puts what has no price last either way, and keeps equals in place", () => {
    const list = [
      home("p01", { price: "Price on application" }),
      home("p08"),
      home("p06", { id: "a" }),
      home("p06", { id: "b" }),
    ];
    expect(ids(sortProperties(list, "price-low"))).toEqual(["a", "b", "p08", "p01"]);
    expect(ids(sortProperties(list, "price-high"))).toEqual(["a", "b", "p08", "p01"]);
  });

  test("by day and by size", () => {
    expect(sorted("newest").slice(0, 3)).toEqual(["p08", "p04", "p09"]);
    expect(sorted("largest").slice(0, 3)).toEqual(["p11", "p03", "p04"]);
  });
});

describe("similar homes", () => {
  test("are of the type or the district, the nearest in price, without itself and what is sold", () => {
    expect(ids(similarHomes(likenessOf(home("p04")), properties))).toEqual(["p06", "p09", "p11"]);
    expect(ids(similarHomes(likenessOf(home("p03")), properties))).toEqual(["p07", "p13", "p08"]);
  });

  test("of a rent begin with rents", () => {
    expect(ids(similarHomes(likenessOf(home("p13")), properties))[0]).toBe("p07");
    expect(ids(similarHomes(likenessOf(home("p10")), properties))).toHaveLength(2);
  });
});

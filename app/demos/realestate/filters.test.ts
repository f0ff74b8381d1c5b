import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildEstate } from "./data.ts";
import {
  bestRelaxation,
  extraCount,
  filterCount,
  filterProperties,
  districtCounts,
  filterSentence,
  noFilters,
} from "./filters.ts";
import { districts, priceBands, propertyTypes, type Filters } from "./model.ts";

const { properties } = buildEstate(new Date(2026, 10, 20, 9, 30));
const shown = (change: Partial<Filters>, saved: readonly string[] = []) =>
  filterProperties(properties, { ...noFilters, ...change }, saved).map(({ id }) => id);

describe("the filters", () => {
  test("by price", () => {
    expect(shown({})).toHaveLength(14);
    expect(shown({ price: "under-1m" })).toEqual(["p01", "p02", "p05", "p09"]);
    expect(shown({ price: "1m-2m" })).toEqual(["p04", "p06", "p07", "p11"]);
    expect(shown({ price: "rent" })).toEqual(["p08", "p10", "p13"]);
  });

  test("by type", () => {
    expect(propertyTypes.map((type) => shown({ type }).length)).toEqual([5, 4, 2, 3]);
  });

  test("by title or location, in any case, signs taken as they are", () => {
    expect(shown({ query: "harbour" })).toEqual(["p03", "p08", "p14"]);
    expect(shown({ query: " HARBOUR " })).toEqual(["p03", "p08", "p14"]);
    expect(shown({ query: "PARK" })).toEqual(["p06", "p09", "p12"]);
    expect(shown({ query: "mill" })).toHaveLength(2);
    expect(shown({ query: "(" })).toEqual([]);
  });

  test("together", () => {
    expect(shown({ type: "penthouse", price: "1m-2m" })).toEqual(["p07"]);
    expect(shown({ type: "studio", price: "1m-2m" })).toEqual([]);
    expect(shown({ type: "studio", beds: 0 })).toEqual(["p05", "p10"]);
    expect(shown({ beds: 4, baths: 3, parking: 2 })).toEqual(["p03", "p04", "p11"]);
    expect(shown({ savedOnly: true }, ["p02", "p12"])).toEqual(["p02", "p12"]);
    expect(shown({ savedOnly: true, hideSold: true }, ["p02", "p12"])).toEqual(["p02"]);
  });

  test("never show more when one is added", () => {
    const filters = fc.record({
      query: fc.constantFrom("", "park", "house", "zzz"),
      price: fc.constantFrom(...priceBands),
      type: fc.constantFrom(...propertyTypes, "all" as const),
      beds: fc.nat(4),
      baths: fc.nat(3),
      parking: fc.nat(2),
      savedOnly: fc.boolean(),
      hideSold: fc.boolean(),
    });
    fc.assert(
      fc.property(
        filters,
        fc.constantFrom(...(Object.keys(noFilters) as (keyof Filters)[])),
        (all, key) => {
          const without = shown({ ...all, [key]: noFilters[key] }, ["p01"]);
          for (const id of shown(all, ["p01"])) expect(without).toContain(id);
        },
      ),
    );
  });
});

test("the filters read as a sentence", () => {
  expect(filterSentence(4, { ...noFilters, price: "under-1m" })).toBe(
    "4 homes · under $1M · any type",
  );
  expect(filterSentence(1, { ...noFilters, query: "cedar", type: "house", beds: 3 })).toBe(
    "1 home · any price · houses · 3+ beds · “cedar”",
  );
});

test("the districts of the map count the homes that are found, each once", () => {
  const counts = districtCounts(filterProperties(properties, noFilters, []));
  expect(counts).toEqual({
    Harbourside: 3,
    "Old Quarter": 2,
    "Linden Heights": 2,
    "Mill Row": 2,
    "Cedar Park": 2,
    Northgate: 3,
  });
  for (const district of districts) {
    expect(filterProperties(properties, { ...noFilters, query: district }, [])).toHaveLength(
      counts[district],
    );
  }
});

test("the sentence tells the homes on offer from the sold ones", () => {
  expect(filterSentence(14, noFilters, 2)).toBe("14 homes (2 sold) · any price · any type");
});

test("the count of filters leaves the words out", () => {
  const filters = { ...noFilters, query: "a", price: "rent", beds: 2, savedOnly: true } as const;
  expect(filterCount(filters)).toBe(3);
  expect(extraCount(filters)).toBe(2);
});

describe("the way out of nothing", () => {
  const best = (change: Partial<Filters>) =>
    bestRelaxation(properties, { ...noFilters, ...change }, []);

  test("is the filter whose removal helps most", () => {
    expect(best({ type: "studio", price: "1m-2m" })).toEqual({
      key: "type",
      label: "Studio",
      count: 4,
    });
    expect(best({ query: "zzz" })).toEqual({ key: "query", label: "zzz", count: 14 });
  });

  test("is none when one is not enough", () => {
    expect(best({ query: "zzz", savedOnly: true })).toBeNull();
    expect(best({})).toBeNull();
  });
});

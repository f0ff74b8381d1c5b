import { describe, expect, test } from "vitest";
import { buildEstate } from "./data.ts";
import {
  bandColumns,
  bandText,
  districtFigures,
  districtRow,
  districtSeries,
  estimateValue,
  growthText,
  lastMonths,
  typeCounts,
} from "./market.ts";
import { districts } from "./model.ts";

const now = new Date(2026, 10, 20, 9, 30);
const { properties } = buildEstate(now);

describe("what a home is worth", () => {
  const house = { district: "Mill Row", type: "house", area: 1640, condition: "good" } as const;

  test("is a range to the nearest $5,000", () => {
    expect(estimateValue(house)).toEqual({ low: 910_000, mid: 970_000, high: 1_025_000 });
    expect(estimateValue({ ...house, condition: "needs work" })?.mid).toBe(870_000);
    expect(estimateValue({ ...house, type: "studio", condition: "renovated" })?.mid).toBe(
      1_220_000,
    );
  });

  test.each([149, 20_001, Number.NaN])("is nothing for %s square feet", (area) => {
    expect(estimateValue({ ...house, area })).toBeNull();
  });

  test.each([150, 20_000])("begins and ends at %s square feet", (area) => {
    expect(estimateValue({ ...house, area })).not.toBeNull();
  });
});

describe.each(districts)("the course of %s", (district) => {
  const values = districtSeries(districtFigures[district]);

  test("ends at its base and changes by the year's share exactly", () => {
    const { base, growth } = districtFigures[district];
    expect(values).toHaveLength(12);
    expect(values.at(-1)).toBe(base);
    expect((values.at(-1) ?? 0) / (values[0] ?? 1) - 1).toBeCloseTo(growth, 12);
  });

  test("is put into the words of its number", () => {
    const shown = Math.abs(districtRow(district, properties, now).change).toFixed(1);
    expect(growthText(district)).toContain(`${shown}% in a year.`);
  });
});

test("a fall is called a fall", () => {
  expect(growthText("Northgate")).toBe("Northgate fell 0.8% in a year.");
  expect(growthText("Mill Row")).toBe("Mill Row rose 6.1% in a year.");
});

test("the twelve months end with this one", () => {
  const months = lastMonths(now);
  expect([months[0]?.getMonth(), months[0]?.getFullYear()]).toEqual([11, 2025]);
  expect(months.at(-1)?.getMonth()).toBe(10);
});

test("the columns count the homes on offer", () => {
  const bands = bandColumns(properties);
  expect(bands.map(({ homes }) => homes.length)).toEqual([4, 4, 1, 3]);
  expect(bands.map(typeCounts)).toEqual([
    [2, 1, 1, 0],
    [3, 0, 0, 1],
    [0, 0, 0, 1],
    [0, 1, 1, 1],
  ]);
  expect(bandText(bands)).toBe("4 homes under $1M, 4 from $1M to $2M.");
});

test("a district counts its homes on offer and its sales of 90 days", () => {
  const row = (district: (typeof districts)[number]) => districtRow(district, properties, now);
  expect(districts.map((district) => row(district).active)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(row("Harbourside").sold).toBe(1);
  expect(row("Cedar Park").sold).toBe(0);
});

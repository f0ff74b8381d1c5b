import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayNumber, openLedger, sumOver } from "./sales.ts";
import { barWidthPercent, growthPercent, series } from "./series.ts";

const today = dayNumber(2026, 10, 20);
const ledger = openLedger(today);
const rows = (period: "monthly" | "weekly" | "yearly") =>
  series(period, ledger).map(({ period: name, sales, target, growth }) => [
    name,
    sales,
    target,
    growth,
  ]);

describe("the sales chart", () => {
  test("by month", () => {
    expect(rows("monthly")).toEqual([
      ["Dec 2025", 419_857, 405_752, 6.2],
      ["Jan 2026", 336_820, 334_155, -19.8],
      ["Feb 2026", 313_644, 323_848, -6.9],
      ["Mar 2026", 377_416, 387_346, 20.3],
      ["Apr 2026", 385_152, 367_176, 2],
      ["May 2026", 402_278, 390_553, 4.4],
      ["Jun 2026", 396_503, 390_701, -1.4],
      ["Jul 2026", 386_222, 389_213, -2.6],
      ["Aug 2026", 371_643, 385_005, -3.8],
      ["Sep 2026", 401_874, 416_730, 8.1],
      ["Oct 2026", 429_405, 425_360, 6.9],
      ["Nov 2026", 308_517, 300_823, 12.1],
    ]);
  });

  test("by week, Monday first", () => {
    expect(rows("weekly").slice(-4)).toEqual([
      ["Oct 26", 100_301, 97_402, 4.7],
      ["Nov 2", 108_064, 104_337, 7.7],
      ["Nov 9", 106_868, 104_600, -1.1],
      ["Nov 16", 81_761, 80_871, 0.2],
    ]);
    expect(rows("weekly")).toHaveLength(12);
  });

  test("by year", () => {
    expect(rows("yearly")).toEqual([
      ["2022", 2_825_188, 2_801_944, 13.8],
      ["2023", 3_220_755, 3_196_794, 14],
      ["2024", 3_680_689, 3_648_441, 14.3],
      ["2025", 4_173_086, 4_165_627, 13.4],
      ["2026", 4_109_474, 4_110_910, 13.4],
    ]);
  });

  test("the months of this year add up to the year", () => {
    const months = series("monthly", ledger).slice(1);
    expect(months.reduce((all, { sales }) => all + sales, 0)).toBe(4_109_474);
  });

  test("only the running period is partial, and on its last day it is whole", () => {
    expect(series("monthly", ledger).map(({ isPartial }) => isPartial)).toEqual([
      ...Array.from({ length: 11 }, () => false),
      true,
    ]);
    const monthEnd = openLedger(dayNumber(2026, 10, 30));
    expect(series("monthly", monthEnd).at(-1)?.isPartial).toBe(false);
  });

  test("on any day no figure is missing, and each is the sum of its days", () => {
    const day = fc.integer({ min: dayNumber(2020, 0, 1), max: dayNumber(2040, 0, 1) });
    fc.assert(
      fc.property(day, fc.constantFrom("monthly", "weekly", "yearly"), (now, period) => {
        const book = openLedger(now);
        const points = series(period, book);
        for (const point of points) {
          expect(point.sales).toBe(sumOver(point, book.sales));
          expect(Number.isFinite(point.growth)).toBe(true);
          expect(point.to).toBeGreaterThanOrEqual(point.from);
        }
        expect(points.at(-1)?.to).toBe(now);
        const starts = points.slice(1).map(({ from }) => from);
        expect(starts).toEqual(points.slice(0, -1).map(({ to }) => to + 1));
      }),
      { numRuns: 40 },
    );
  });

  test("a year that ends on February 29 is held against one that ends on the 28th", () => {
    const points = series("yearly", openLedger(dayNumber(2028, 1, 29)));
    expect(points.at(-1)?.growth).not.toBeNull();
  });
});

describe("bars", () => {
  test("are never narrower than 2 %", () => {
    expect(barWidthPercent(0, 100)).toBe(2);
    expect(barWidthPercent(0.5, 100)).toBe(2);
    expect(barWidthPercent(100, 100)).toBe(100);
    expect(barWidthPercent(0, 0)).toBe(2);
  });

  test("of negative values are as wide as they are far from nothing", () => {
    expect(barWidthPercent(-10, 20)).toBe(50);
  });
});

test("growth is one decimal, nothing stays nothing, and nothing before it is no number", () => {
  expect(growthPercent(110, 100)).toBe(10);
  expect(growthPercent(9996, 10_000)).toBe(0);
  expect(Object.is(growthPercent(9996, 10_000), 0)).toBe(true);
  expect(growthPercent(5, 0)).toBeNull();
});

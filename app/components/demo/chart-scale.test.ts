import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chartScale, pointX } from "./chart-scale.ts";

test("every value stands inside the chart, the larger the higher", () => {
  const values = fc.array(fc.integer({ min: -1000, max: 1_000_000 }), { minLength: 1 });
  fc.assert(
    fc.property(values, fc.boolean(), (all, isFromZero) => {
      const { y, ticks } = chartScale(all, isFromZero);
      for (const value of [...all, ...ticks]) {
        expect(y(value)).toBeGreaterThanOrEqual(0);
        expect(y(value)).toBeLessThanOrEqual(100);
      }
      expect(y(Math.max(...all))).toBeLessThanOrEqual(y(Math.min(...all)));
      expect(ticks.includes(0) || !isFromZero).toBe(true);
    }),
  );
});

test("nothing to show has no ticks, and one point stands in the middle", () => {
  expect(chartScale([], true).ticks).toEqual([]);
  expect(chartScale([Number.NaN], false).ticks).toEqual([]);
  expect(pointX(0, 1)).toBe(50);
  expect([0, 1, 2].map((index) => pointX(index, 3))).toEqual([0, 50, 100]);
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { platinumRequirements, platinumThreshold, tierProgress } from "./tiers.ts";

test("82 percent of the way, 214,070 dollars to go", () => {
  const threshold = platinumThreshold(98_593_000);
  expect(threshold).toBe(120_000_000);
  expect(tierProgress(98_593_000, threshold)).toEqual({ percent: 82, remaining: 21_407_000 });
});

test("reached is reached", () => {
  expect(tierProgress(100, 100)).toEqual({ percent: 100, remaining: 0 });
  expect(tierProgress(101, 100)).toEqual({ percent: 100, remaining: 0 });
  expect(tierProgress(9999, 10_000)).toEqual({ percent: 99, remaining: 1 });
  expect(tierProgress(0, 0)).toEqual({ percent: 100, remaining: 0 });
});

test("the threshold keeps the bar near four fifths", () => {
  fc.assert(
    fc.property(fc.integer({ min: 60_000_000, max: 400_000_000 }), (trailing) => {
      const threshold = platinumThreshold(trailing);
      expect(threshold % 5_000_000).toBe(0);
      expect(threshold).toBeGreaterThanOrEqual(trailing * 1.2 - 1);
      expect(threshold - trailing * 1.2).toBeLessThan(5_000_000);
      expect(tierProgress(trailing, threshold).percent).toBeLessThanOrEqual(83);
    }),
  );
});

test("of the requirements the revenue is counted", () => {
  const [revenue, staff, studies] = platinumRequirements(98_593_000, 120_000_000);
  expect(revenue).toEqual({ name: "$1,200,000 in 12 months", progress: "$985,930", isMet: false });
  expect(staff?.isMet).toBe(true);
  expect(studies?.progress).toBe("1 of 2");
  expect(platinumRequirements(120, 120)[0]?.isMet).toBe(true);
});

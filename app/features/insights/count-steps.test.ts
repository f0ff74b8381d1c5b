import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { countSteps } from "./count-steps.ts";

test.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [18, [0, 5, 10, 15, 20]],
  [37, [0, 10, 20, 30, 40]],
  [1_284, [0, 500, 1000, 1500]],
])("up to %i", (highest, steps) => {
  expect(countSteps(highest)).toEqual(steps);
});

test("any count gets two to five whole steps that hold it", () => {
  assert(
    property(integer({ min: 1, max: 10_000_000 }), (highest) => {
      const steps = countSteps(highest);
      expect(steps.every(Number.isInteger)).toBe(true);
      expect(steps.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(steps.at(-2)).toBeLessThan(highest);
      expect(steps.length).toBeGreaterThanOrEqual(2);
      expect(steps.length).toBeLessThanOrEqual(5);
    }),
  );
});

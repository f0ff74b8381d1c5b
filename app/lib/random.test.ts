import { expect, test } from "vitest";
import { hash01, seededRandom } from "./random.ts";

test("a number has its one place in [0, 1), on every visit", () => {
  expect(hash01(0)).toBeCloseTo(0.266429, 6);
  expect(hash01(1)).toBeCloseTo(0.627074, 6);
  expect(hash01(2)).toBeCloseTo(0.734251, 6);
});

test("a stream repeats itself from the same seed and goes on from its first number", () => {
  const one = seededRandom(7);
  const other = seededRandom(7);
  const first = one();
  expect(first).toBe(hash01(7));
  expect(other()).toBe(first);
  expect(one()).toBe(other());
  expect(one()).not.toBe(first);
});

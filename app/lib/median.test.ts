import { expect, test } from "vitest";
import { median } from "./median.ts";

test.each([
  [[], null],
  [[7], 7],
  [[9, 1], 5],
  [[3, 10, 1], 3],
  [[4, 1, 3, 2], 2.5],
])("the median of %j is %s", (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

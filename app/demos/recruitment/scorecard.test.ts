import * as fc from "fast-check";
import { expect, test } from "vitest";
import { marks } from "./model.ts";
import { scoreOverall } from "./scorecard.ts";

test.each([
  [["Yes", "Yes", "Yes", "No"], "Yes"],
  [["Yes", "Yes", "No", "No"], "No"],
  [["Strong yes", "Strong yes", "Yes", "Yes"], "Yes"],
  [["Strong yes", "Strong yes", "Strong yes", "Strong no"], "No"],
  [["Strong no", "No", "Yes", "Strong yes"], "Strong no"],
  [["Strong yes", "Strong yes", "Strong yes", "Strong yes"], "Strong yes"],
] as const)("%j is %s", (given, overall) => {
  expect(scoreOverall(given)).toBe(overall);
});

test("until all four are marked there is none", () => {
  expect(scoreOverall(["Yes", "Yes", null, "Yes"])).toBeNull();
  expect(scoreOverall([])).toBeNull();
});

test("the order of the marks does not count, and a strong no never gets past no", () => {
  const mark = fc.constantFrom(...marks);
  fc.assert(
    fc.property(fc.tuple(mark, mark, mark, mark), (given) => {
      const overall = scoreOverall(given);
      expect(scoreOverall(given.toReversed())).toBe(overall);
      expect(given).toContain(given.includes("Strong no") ? "Strong no" : overall);
      expect(given.includes("Strong no") && overall?.toLowerCase().includes("yes")).toBe(false);
    }),
  );
});

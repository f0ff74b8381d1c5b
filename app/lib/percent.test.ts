import { expect, test } from "vitest";
import { formatChange, formatPercent } from "./percent.ts";

test("a percentage has one decimal", () => {
  expect(formatPercent(6.94)).toBe("6.9%");
  expect(formatPercent(100)).toBe("100.0%");
  expect(formatPercent(-19.84)).toBe("−19.8%");
});

test("a little less than nothing is nothing, and what is no number is a dash", () => {
  expect(formatPercent(-0.04)).toBe("0.0%");
  expect(formatPercent(Number.NaN)).toBe("–");
  expect(formatPercent(Infinity)).toBe("–");
});

test("a change says its direction by a sign", () => {
  expect(formatChange(12.1)).toBe("+12.1%");
  expect(formatChange(-2.6)).toBe("−2.6%");
  expect(formatChange(0.04)).toBe("0.0%");
  expect(formatChange(Number.NaN)).toBe("–");
});

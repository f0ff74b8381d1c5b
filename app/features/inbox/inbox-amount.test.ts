import { expect, test } from "vitest";
import { readAmount } from "./inbox-amount.ts";

test.each([
  ["61000", 6_100_000],
  ["61,000", 6_100_000],
  ["$61,000.50", 6_100_050],
  ["61k", 6_100_000],
  ["12.5K", 1_250_000],
  [" 1 000 ", 100_000],
  ["0", 0],
])("%s is an amount", (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

test("nothing is no bound", () => {
  expect(readAmount("  ")).toBeNull();
});

test.each(["12,5k", "12,5", "-5", "1,00,000", "1.234.567", "much", "1e6", "99999999999"])(
  "%s is no amount",
  (text) => {
    expect(readAmount(text)).toBeUndefined();
  },
);

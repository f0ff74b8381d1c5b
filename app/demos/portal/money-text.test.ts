import { expect, test } from "vitest";
import { parseMoney } from "./money-text.ts";

test.each([
  ["24000", 2_400_000],
  ["24,000", 2_400_000],
  [" $24,000.50 ", 2_400_050],
  ["0", 0],
  ["0.1", 10],
  ["19.99", 1999],
  ["999999999.99", 99_999_999_999],
])("%s is an amount", (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

test.each(["", " ", "abc", "-5", "1e5", "24,00", "1.234", "1000000000", "."])(
  "%j is none",
  (text) => {
    expect(parseMoney(text)).toBeNull();
  },
);

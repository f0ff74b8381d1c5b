import { expect, test } from "vitest";
import { amountText, amountWord, mostCents, parseAmount } from "./amount.ts";

test.each([
  ["12,500", 1_250_000],
  ["$12,500.50", 1_250_050],
  [" 12500 ", 1_250_000],
  ["0", 0],
  ["0.5", 50],
  ["1,234,567.89", 123_456_789],
  ["1,000,000,000", mostCents],
])("%s is read as it is meant", (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

test("nothing written is no amount", () => {
  expect(parseAmount("  ")).toBeNull();
});

test.each([
  "12,5k",
  "12,5",
  "1,25,000",
  "a lot",
  "-5",
  "1e9",
  "12.345",
  "12 500",
  "$",
  "1,000,000,001",
])("%s is refused and never guessed at", (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

test.each([0, 50, 5, 1_250_000, 1_250_050, mostCents])("%d cents are read as written", (cents) => {
  expect(parseAmount(amountText(cents))).toBe(cents);
  expect(parseAmount(amountWord(cents))).toBe(cents);
});

test("no amount is written as nothing", () => {
  expect(amountText(null)).toBe("");
});

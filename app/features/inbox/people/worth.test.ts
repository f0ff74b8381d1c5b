import { expect, test } from "vitest";
import { sumWords, worthWords } from "./worth.ts";

test.each([
  [{ once: 6_100_000, monthly: 450_000 }, "$61,000 · $4,500 a month"],
  [{ once: 6_100_000, monthly: null }, "$61,000"],
  [{ once: 0, monthly: 450_000 }, "$4,500 a month"],
  [{ once: null, monthly: 450_050 }, "$4,500.50 a month"],
  [{ once: 0, monthly: null }, "$0"],
  [{ once: null, monthly: null }, "none"],
])("%j reads %s", (worth, words) => {
  expect(worthWords(worth, "none")).toBe(words);
});

test("a sum of nothing is no amount", () => {
  expect(sumWords({ once: 0, monthly: 0 }, "Nothing")).toBe("Nothing");
  expect(sumWords({ once: 100, monthly: 0 }, "Nothing")).toBe("$1");
});

import { expect, test } from "vitest";
import { dayNumber } from "./sales.ts";
import { rangeText } from "./words.ts";

test("a range names its month once", () => {
  const at = (month: number, day: number) => dayNumber(2026, month, day);
  expect(rangeText({ from: at(9, 1), to: at(9, 20) })).toBe("Oct 1–20");
  expect(rangeText({ from: at(9, 26), to: at(10, 1) })).toBe("Oct 26 – Nov 1");
  expect(rangeText({ from: at(9, 1), to: at(9, 1) })).toBe("Oct 1");
});

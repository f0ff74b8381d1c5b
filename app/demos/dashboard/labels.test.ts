import { expect, test } from "vitest";
import { dayNumber } from "./sales.ts";
import { rangeText } from "./labels.ts";

test("a range names its month once", () => {
  const at = (month: number, day: number) => dayNumber(2026, month, day);
  expect(rangeText({ from: at(9, 1), to: at(9, 20) }, at(10, 20))).toBe("Oct 1–20");
  expect(rangeText({ from: at(9, 26), to: at(10, 1) }, at(10, 20))).toBe("Oct 26 – Nov 1");
  expect(rangeText({ from: at(9, 1), to: at(9, 1) }, at(10, 20))).toBe("Oct 1");
  const lastYear = dayNumber(2025, 11, 1);
  expect(rangeText({ from: lastYear, to: at(10, 20) }, at(10, 20))).toBe(
    "Dec 1, 2025 – Nov 20, 2026",
  );
  expect(rangeText({ from: lastYear, to: lastYear + 2 }, at(10, 20))).toBe("Dec 1–3, 2025");
});

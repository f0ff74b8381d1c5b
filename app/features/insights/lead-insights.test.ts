import { expect, test } from "vitest";
import { durationLabel, everyWeek, largest, periodOf } from "./lead-insights.ts";

test("every week of the period is there, the empty ones too, up to this one", () => {
  const weeks = everyWeek([{ key: "2026-11-09", total: 3 }], 12, new Date("2026-11-22T10:00:00Z"));
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({ key: "2026-11-16", total: 0 });
  expect(weeks.at(-2)).toEqual({ key: "2026-11-09", total: 3 });
  expect(weeks[0]?.key).toBe("2026-08-31");
});

test("a week begins on Monday in San Francisco, however late it is elsewhere", () => {
  const last = (now: string) => everyWeek([], 12, new Date(now)).at(-1)?.key;
  expect(last("2026-11-23T07:59:00Z")).toBe("2026-11-16");
  expect(last("2026-11-23T08:01:00Z")).toBe("2026-11-23");
});

test("the largest shares come first and the others together", () => {
  const shares = [1, 5, 3, 2].map((total) => ({ key: String(total), total }));
  expect(largest(shares, 2)).toEqual({
    shown: [
      { key: "5", total: 5 },
      { key: "3", total: 3 },
    ],
    others: { count: 2, total: 3 },
  });
});

test.each([
  [20, "1 min"],
  [1500, "25 min"],
  [12_600, "3.5 h"],
  [86_400, "24 h"],
  [4 * 86_400, "4 d"],
])("%i seconds read %s", (seconds, words) => {
  expect(durationLabel(seconds)).toBe(words);
});

test("a period that is none is the shortest", () => {
  expect(periodOf("?view=insights&weeks=26")).toBe(26);
  expect(periodOf("?view=insights&weeks=7")).toBe(12);
});

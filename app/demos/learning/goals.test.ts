import { expect, test } from "vitest";
import { buildLearning } from "./data.ts";
import { daysUpTo, learned, streak, weeklyGoal } from "./goals.ts";

const start = buildLearning(new Date(2026, 10, 20, 9, 0));

test("73 % of 150 minutes, six days in a row", () => {
  expect(weeklyGoal(start.days, 150)).toEqual({ percent: 73, minutes: 110, left: 40 });
  expect(streak(start.days)).toBe(6);
});

test("a reached goal stops at 100 and shows the real minutes", () => {
  expect(weeklyGoal(start.days, 60)).toEqual({ percent: 100, minutes: 110, left: 0 });
  expect(weeklyGoal(start.days, 300).percent).toBe(36);
});

test("a day without learning ends a streak, but today may still come", () => {
  const day = (seconds: number) => ({ day: "2026-11-20", seconds });
  expect(streak([day(5), day(5), day(0)])).toBe(2);
  expect(streak([day(5), day(0), day(0)])).toBe(0);
  expect(streak([day(0), day(5)])).toBe(1);
  expect(streak([day(5), day(5)])).toBe(2);
});

test("learning counts for today and never falls below nothing", () => {
  expect(learned(start.days, 60).at(-1)?.seconds).toBe(318);
  expect(learned(start.days, -1000).at(-1)?.seconds).toBe(0);
});

test("days end today and follow one another", () => {
  expect(daysUpTo(new Date(2027, 0, 1, 0, 5), 3)).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
  ]);
});

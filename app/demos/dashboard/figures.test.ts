import { expect, test } from "vitest";
import { attainment, monthFigures, pace } from "./figures.ts";
import { insights, targetStreak } from "./insights.ts";
import { dayNumber, openLedger } from "./sales.ts";
import { series } from "./series.ts";

const ledger = openLedger(dayNumber(2026, 10, 20));

test("the head row: 1,121 orders at $275.22, margin 44.0 % after 43.8", () => {
  const figures = monthFigures(ledger, {});
  expect(figures.revenue).toBe(308_517);
  expect(figures.target).toBe(300_823);
  expect(figures.orders).toBe(1121);
  expect(figures.averageOrder).toBe(27_522);
  expect(figures.margin?.toFixed(1)).toBe("44.0");
  expect(figures.change.margin).toBe(0.2);
  expect(figures.change.revenue).toBe(12.1);
});

test("a region's revenue is its share", () => {
  expect(monthFigures(ledger, { region: "North" }).revenue).toBe(95_639);
});

test("the pace of a month: the first day counts whole, the last is what it is", () => {
  expect(pace(308_517, 300_823, 446_786)).toBe(458_213);
  expect(pace(500, 400, 400)).toBe(500);
  expect(pace(500, 0, 400)).toBe(500);
});

test("attainment has one decimal, and none without a quota", () => {
  expect(attainment(52_448, 48_132)).toBe(109);
  expect(attainment(1, 0)).toBeNull();
});

test("what changed, in sentences", () => {
  expect(insights(ledger, {}).map(({ text }) => text)).toEqual([
    "North grew fastest this month, +32.8% against the same days of October.",
    "West sold less than in October, −3.4% over the same days.",
    "Target met in 6 of 11 finished months; 1 in a row now.",
    "Task chair brings 19% of revenue, the largest share.",
    "Whiteboard sold nothing in July and August, and has been back since.",
    "At this pace November closes at $458,213, $11,427 above target.",
  ]);
});

test("the streak counts finished months only", () => {
  const points = series("monthly", ledger);
  expect(targetStreak(points)).toEqual({ met: 6, inRow: 1 });
  expect(targetStreak(points.map((point) => ({ ...point, target: Infinity })))).toEqual({
    met: 0,
    inRow: 0,
  });
  expect(targetStreak(points.map((point) => ({ ...point, target: 0 })))).toEqual({
    met: 11,
    inRow: 11,
  });
});

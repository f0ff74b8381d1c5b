import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cellAfterKey,
  colTotals,
  dayIndex,
  heatCaption,
  heatLevel,
  heatmap,
  hourLabel,
  peak,
  quietestOpen,
  rowTotals,
  openHours,
} from "./heat.ts";

const heat = heatmap();
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe("the heatmap", () => {
  test("the club is open while people come, shorter at the weekend", () => {
    expect(openHours(heatmap(), 0)).toEqual({ from: 5, to: 23 });
    expect(openHours(heatmap(), 6)).toEqual({ from: 6, to: 21 });
    expect(openHours([[0, 0]], 0)).toEqual({ from: 0, to: 0 });
  });

  test("has 168 cells, none negative, and the verified totals", () => {
    expect(heat.flat()).toHaveLength(168);
    expect(Math.min(...heat.flat())).toBe(0);
    expect(rowTotals(heat)).toEqual([487, 508, 472, 453, 373, 312, 243]);
    expect(sum(rowTotals(heat))).toBe(2848);
    expect(sum(colTotals(heat))).toBe(2848);
  });

  test("is busiest on Tuesday at 6 PM and quietest on Saturday at 8 PM", () => {
    expect(peak(heat)).toEqual({ day: 1, hour: 18, value: 65 });
    expect(quietestOpen(heat)).toEqual({ day: 5, hour: 20, value: 2 });
    expect(heatCaption(heat)).toBe(
      "Busiest: Tuesday 6 PM (65). Quietest open hour: Saturday 8 PM (2).",
    );
  });

  test("ties go to the earliest day, then hour; without visits there is no quietest hour", () => {
    const even = [
      [0, 3, 3],
      [3, 3, 0],
    ];
    expect(peak(even)).toEqual({ day: 0, hour: 1, value: 3 });
    expect(quietestOpen(even)).toEqual({ day: 0, hour: 1, value: 3 });
    expect(quietestOpen([[0, 0]])).toBeNull();
  });
});

test("levels are 0 for nothing only, and 5 for the most", () => {
  expect(heatLevel(0, 65)).toBe(0);
  expect(heatLevel(5, 0)).toBe(0);
  expect(heatLevel(1, 65)).toBe(1);
  expect(heatLevel(13, 65)).toBe(1);
  expect(heatLevel(14, 65)).toBe(2);
  expect(heatLevel(65, 65)).toBe(5);
  assert(
    property(integer({ min: 1, max: 500 }), integer({ min: 1, max: 500 }), (a, b) => {
      const level = heatLevel(Math.min(a, b), Math.max(a, b));
      expect(level).toBeGreaterThanOrEqual(1);
      expect(level).toBeLessThanOrEqual(5);
    }),
  );
});

test("hours and days have their names", () => {
  expect([0, 1, 11, 12, 18, 23, 24].map(hourLabel)).toEqual([
    "12 AM",
    "1 AM",
    "11 AM",
    "12 PM",
    "6 PM",
    "11 PM",
    "12 AM",
  ]);
  expect(dayIndex(new Date(2026, 10, 20))).toBe(4);
  expect(dayIndex(new Date(2026, 10, 22))).toBe(6);
});

test("keys move from cell to cell and stop at the edges", () => {
  const press = (key: string, ctrlKey = false, day = 1, hour = 18) =>
    cellAfterKey({ key, ctrlKey }, { day, hour });
  expect(press("ArrowRight")).toEqual({ day: 1, hour: 19 });
  expect(press("ArrowUp")).toEqual({ day: 0, hour: 18 });
  expect(press("Home")).toEqual({ day: 1, hour: 0 });
  expect(press("End")).toEqual({ day: 1, hour: 23 });
  expect(press("Home", true)).toEqual({ day: 0, hour: 0 });
  expect(press("End", true)).toEqual({ day: 6, hour: 23 });
  expect(press("ArrowLeft", false, 0, 0)).toEqual({ day: 0, hour: 0 });
  expect(press("ArrowDown", false, 6, 23)).toEqual({ day: 6, hour: 23 });
  expect(press("a")).toBeNull();
});

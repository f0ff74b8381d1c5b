import * as fc from "fast-check";
import { expect, test } from "vitest";
import { monthGrid } from "./month-grid.ts";

const inMonth = (year: number, month: number) =>
  monthGrid(year, month)
    .flat()
    .filter((day) => day.isInMonth);

test("February of a leap year has 29 days", () => {
  expect(inMonth(2028, 1)).toHaveLength(29);
  expect(inMonth(2027, 1)).toHaveLength(28);
});

test("a month that starts on Sunday starts in the first cell", () => {
  expect(monthGrid(2026, 10)[0]?.[0]).toEqual({ date: new Date(2026, 10, 1), isInMonth: true });
});

test("the month after December is January of the next year", () => {
  expect(monthGrid(2026, 12)).toEqual(monthGrid(2027, 0));
});

test("every month stands in 42 days that follow one another", () => {
  const month = fc.integer({ min: 0, max: 11 });
  const weekStart = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2090 }), month, weekStart, (year, of, start) => {
      const days = monthGrid(year, of, start).flat();
      expect(days).toHaveLength(42);
      expect(days[0]?.date.getDay()).toBe(start);
      for (const [index, { date }] of days.entries()) {
        const first = days[0]?.date ?? date;
        const expected = new Date(first.getFullYear(), first.getMonth(), first.getDate() + index);
        expect(date).toEqual(expected);
      }
    }),
  );
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { analyticsRange, comparedRange, piecesOf } from "./ranges.ts";
import { dayNumber } from "./sales.ts";

const today = dayNumber(2026, 10, 20);

test("ranges end today", () => {
  expect(analyticsRange("30", today)).toEqual({ from: dayNumber(2026, 9, 22), to: today });
  expect(analyticsRange("90", today)).toEqual({ from: dayNumber(2026, 7, 23), to: today });
  expect(analyticsRange("year", today)).toEqual({ from: dayNumber(2025, 11, 1), to: today });
  expect(analyticsRange("ytd", today)).toEqual({ from: dayNumber(2026, 0, 1), to: today });
});

test("the period before is as long and ends the day before", () => {
  const range = analyticsRange("30", today);
  expect(comparedRange(range, "previous")).toEqual({
    from: range.from - 30,
    to: range.from - 1,
  });
  expect(comparedRange(range, "lastYear")?.to).toBe(dayNumber(2025, 10, 20));
  expect(comparedRange({ from: 0, to: dayNumber(2028, 1, 29) }, "lastYear")?.to).toBe(
    dayNumber(2027, 1, 28),
  );
  expect(comparedRange(range, "none")).toBeNull();
});

test("pieces cover the range without a gap", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (length) => {
      const range = { from: today - length + 1, to: today };
      const pieces = piecesOf(range);
      expect(pieces.length).toBeLessThanOrEqual(14);
      expect(pieces[0]?.from).toBe(range.from);
      expect(pieces.at(-1)?.to).toBe(range.to);
      for (const { from, to } of pieces) expect(to).toBeGreaterThanOrEqual(from);
      const starts = pieces.slice(1).map(({ from }) => from);
      expect(starts).toEqual(pieces.slice(0, -1).map(({ to }) => to + 1));
    }),
  );
});

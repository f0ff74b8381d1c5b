import { expect, test } from "vitest";
import { buildRestaurant } from "./data.ts";
import { reservationsOn } from "./reservations.ts";
import { timelinePercent, timelineRows } from "./timeline.ts";

const { reservations, day } = buildRestaurant(new Date(2026, 10, 20, 9, 0));

test("the evening runs from 17:00 to 22:00", () => {
  expect([17 * 60, 19 * 60 + 30, 22 * 60].map(timelinePercent)).toEqual([0, 50, 100]);
  expect([9 * 60, 23 * 60].map(timelinePercent)).toEqual([0, 100]);
});

test("every booking is in one row, and no two of a row overlap where there is no table", () => {
  const rows = timelineRows(reservationsOn(reservations, day));
  expect(rows.map(({ label }) => label)).toEqual([
    "Table 4",
    "Table 7",
    "Table 8",
    "Table 10",
    "Table 12",
    "Table 13",
    "No table yet",
    "No table yet",
    "No table yet",
  ]);
  expect(rows.flatMap(({ stays }) => stays)).toHaveLength(10);
  expect(rows[0]?.stays.map(({ time }) => time)).toEqual(["17:15", "19:15"]);
  expect(timelineRows([])).toEqual([]);
});

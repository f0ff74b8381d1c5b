import { expect, test } from "vitest";
import { openDays, takerOf } from "./open-days.ts";

const at = (startsAt: string) => ({ startsAt, hosts: [1] });

test("open times stand on the days of the reader's calendar, also where its clocks change", () => {
  const times = [
    at("2026-11-01T06:45:00.000Z"),
    at("2026-11-01T08:30:00.000Z"),
    at("2026-11-01T09:30:00.000Z"),
    at("2026-11-02T08:00:00.000Z"),
  ];
  expect(
    openDays(times, "America/Los_Angeles").map(({ day, times: of }) => [day, of.length]),
  ).toEqual([
    ["2026-10-31", 1],
    ["2026-11-01", 2],
    ["2026-11-02", 1],
  ]);
});

test("whoever has a call keeps it where that is possible", () => {
  expect(takerOf([1, 2, 3], 0, 2)).toBe(2);
  expect(takerOf([1, 3], 3, 2)).toBe(3);
  expect(takerOf([1, 3], 2, 2)).toBe(1);
  expect(takerOf([], 2, 2)).toBeNull();
});

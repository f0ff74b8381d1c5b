import { expect, test } from "vitest";
import {
  clockText,
  hourText,
  minutesOf,
  minutesUntil,
  shownTime,
  timeOf,
  timeOfMinutes,
} from "./times.ts";

test("times of the clock are read and written", () => {
  expect(minutesOf("19:30")).toBe(1170);
  expect(timeOfMinutes(1170)).toBe("19:30");
  expect(timeOf(new Date(2026, 10, 20, 9, 5))).toBe("09:05");
  expect([clockText("19:30"), clockText("00:05")]).toEqual(["7:30 PM", "12:05 AM"]);
  expect([11, 12, 13, 0].map(hourText)).toEqual(["11 AM", "12 PM", "1 PM", "12 AM"]);
});

test("the way to a reservation is in minutes, and negative after it", () => {
  const now = new Date(2026, 10, 20, 19, 12);
  expect(minutesUntil({ date: "2026-11-20", time: "19:30" }, now)).toBe(18);
  expect(minutesUntil({ date: "2026-11-20", time: "19:00" }, now)).toBe(-12);
});

test("the clock goes on from the moment of the state, past midnight too", () => {
  const opened = new Date(2026, 10, 20, 19, 12);
  expect(shownTime(opened, new Date(2031, 4, 2, 19, 15))).toEqual(new Date(2026, 10, 20, 19, 15));
  expect(shownTime(opened, new Date(2026, 10, 21, 0, 2))).toEqual(new Date(2026, 10, 21, 0, 2));
});

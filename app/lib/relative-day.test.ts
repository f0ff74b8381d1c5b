import { expect, test } from "vitest";
import { daysUntil, relativeDay } from "./relative-day.ts";

const now = new Date(2026, 10, 20, 23, 55);

test.each([
  [new Date(2026, 10, 20, 0, 1), 0, "Today"],
  [new Date(2026, 10, 21, 0, 1), 1, "Tomorrow"],
  [new Date(2026, 10, 19, 23, 59), -1, "Yesterday"],
  [new Date(2026, 10, 25), 5, "in 5 days"],
  [new Date(2026, 10, 8), -12, "12 days ago"],
])("%s is %i days away: %s", (date, days, text) => {
  expect(daysUntil(date, now)).toBe(days);
  expect(relativeDay(date, now)).toBe(text);
});

test("a day of 23 hours is one day", () => {
  expect(daysUntil(new Date(2027, 2, 15, 0, 0), new Date(2027, 2, 14, 0, 0))).toBe(1);
});

import { expect, test } from "vitest";
import { checkRecipients, nextRun, nextText, recipientsOf, rhythmText } from "./schedule.ts";

const weekly = {
  rhythm: "weekly",
  weekday: 1,
  monthDay: 1,
  time: "08:00",
  recipients: ["dana@halden.example"],
  isPaused: false,
} as const;

test("weekly on Monday at eight, seen on a Friday", () => {
  expect(nextText(weekly, new Date(2026, 10, 20, 9, 0))).toBe("Next: Mon, Nov 23, 8:00 AM");
  expect(rhythmText(weekly)).toBe("Weekly, Monday");
  expect(nextText({ ...weekly, isPaused: true }, new Date(2026, 10, 20))).toBe("Paused");
});

test("today before its hour, and a period later from that hour on", () => {
  expect(nextRun(weekly, new Date(2026, 10, 23, 7, 59))).toEqual(new Date(2026, 10, 23, 8, 0));
  expect(nextRun(weekly, new Date(2026, 10, 23, 8, 0))).toEqual(new Date(2026, 10, 30, 8, 0));
  const daily = { ...weekly, rhythm: "daily" } as const;
  expect(nextRun(daily, new Date(2026, 10, 20, 7, 0))).toEqual(new Date(2026, 10, 20, 8, 0));
  expect(nextRun(daily, new Date(2026, 10, 20, 9, 0))).toEqual(new Date(2026, 10, 21, 8, 0));
});

test("day 31 is the last day of a shorter month", () => {
  const monthly = { ...weekly, rhythm: "monthly", monthDay: 31 } as const;
  expect(nextRun(monthly, new Date(2027, 1, 3))).toEqual(new Date(2027, 1, 28, 8, 0));
  expect(nextRun(monthly, new Date(2026, 10, 30, 9, 0))).toEqual(new Date(2026, 11, 31, 8, 0));
  expect(nextRun({ ...monthly, monthDay: 5 }, new Date(2026, 11, 20))).toEqual(
    new Date(2027, 0, 5, 8, 0),
  );
});

test("recipients are read with any mark between them, and refused in words", () => {
  expect(recipientsOf("a@x.example, b@x.example;a@x.example")).toEqual([
    "a@x.example",
    "b@x.example",
  ]);
  expect(checkRecipients(" ")).toBe("Enter at least one e-mail address.");
  expect(checkRecipients("a@x.example, bob")).toBe("bob is not an e-mail address.");
  expect(checkRecipients("a@x.example")).toBeNull();
});

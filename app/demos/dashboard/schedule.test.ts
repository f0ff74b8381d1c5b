import { expect, test } from "vitest";
import { lastRun, nextRun, nextText, rhythmText, withRecipients } from "./schedule.ts";

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

test("the last run is the moment before the next one", () => {
  const friday = new Date(2026, 10, 20, 9, 0);
  expect(lastRun(weekly, friday)).toEqual(new Date(2026, 10, 16, 8, 0));
  expect(lastRun({ ...weekly, weekday: 5 }, friday)).toEqual(new Date(2026, 10, 20, 8, 0));
  expect(lastRun({ ...weekly, rhythm: "daily", time: "10:00" }, friday)).toEqual(
    new Date(2026, 10, 19, 10, 0),
  );
  expect(lastRun({ ...weekly, rhythm: "monthly" }, friday)).toEqual(new Date(2026, 10, 1, 8, 0));
});

test("recipients are read with any mark between them, once each, and refused in words", () => {
  expect(withRecipients(["a@x.example"], "b@x.example;a@x.example")).toEqual({
    recipients: ["a@x.example", "b@x.example"],
    error: null,
  });
  expect(withRecipients([], " ")).toEqual({ recipients: [], error: null });
  expect(withRecipients(["a@x.example"], "c@x.example, bob")).toEqual({
    recipients: ["a@x.example"],
    error: "bob is not an e-mail address.",
  });
});

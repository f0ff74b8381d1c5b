import { expect, test } from "vitest";
import { readerDate, readerDay } from "./reader-dates.ts";

const moment = new Date("2026-11-18T17:30:00Z");

test.each([
  ["en-US", "Wed, Nov 18", "9:30\u00A0AM", "Nov 18, 2026"],
  ["en-GB", "Wed 18 Nov", "09:30", "18 Nov 2026"],
  ["de-DE", "Mi., 18. Nov.", "09:30", "18. Nov. 2026"],
])("a reader of %s sees %s", (locale, weekday, time, date) => {
  const manner = { locale, timeZone: "America/Los_Angeles" };
  expect(readerDate(moment, "weekday", manner)).toBe(weekday);
  expect(readerDate(moment, "time", manner)).toBe(time);
  expect(readerDate(moment, "date", manner)).toBe(date);
});

test("a day stays the day it is, wherever it is read", () => {
  expect(readerDay("2026-11-24", "date", { locale: "en-GB" })).toBe("24 Nov 2026");
  expect(readerDay("soon", "date")).toBeNull();
});

test("left out, language and zone are the reader's own", () => {
  expect(readerDate(moment, "full")).toBe(
    moment
      .toLocaleString(undefined, { dateStyle: "full", timeStyle: "short" })
      .replaceAll(/[\u202F ](?=[AP]M\b)/g, "\u00A0"),
  );
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  dayAfter,
  formatInZone,
  isWorkingDay,
  momentOf,
  readerDate,
  readerDay,
  wallTime,
  zoneCity,
  zoneName,
} from "./zoned-dates.ts";

const zones = [
  "America/Los_Angeles",
  "Europe/Lisbon",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Australia/Lord_Howe",
  "UTC",
];

test.each([
  ["America/Los_Angeles", "2026-10-30T16:00:00Z", "2026-10-30", 9],
  ["America/Los_Angeles", "2026-11-02T17:00:00Z", "2026-11-02", 9],
  ["America/Los_Angeles", "2027-03-12T17:00:00Z", "2027-03-12", 9],
  ["America/Los_Angeles", "2027-03-15T16:00:00Z", "2027-03-15", 9],
  ["Europe/Lisbon", "2026-10-23T08:00:00Z", "2026-10-23", 9],
  ["Europe/Lisbon", "2026-10-26T09:00:00Z", "2026-10-26", 9],
  ["Europe/Lisbon", "2027-03-26T09:00:00Z", "2027-03-26", 9],
  ["Europe/Lisbon", "2027-03-29T08:00:00Z", "2027-03-29", 9],
  ["Asia/Kolkata", "2026-11-24T03:30:00Z", "2026-11-24", 9],
  ["Pacific/Kiritimati", "2026-11-23T19:00:00Z", "2026-11-24", 9],
])("in %s the moment %s is 9 o'clock of %s, and back", (zone, moment, day, hour) => {
  expect(wallTime(new Date(moment), zone)).toEqual({ day, minutes: hour * 60 });
  expect(momentOf({ day, minutes: hour * 60 }, zone)).toEqual(new Date(moment));
});

test("midnight is the first minute of its day", () => {
  expect(wallTime(new Date("2026-11-24T08:00:00Z"), "America/Los_Angeles")).toEqual({
    day: "2026-11-24",
    minutes: 0,
  });
});

test("every moment comes back from its wall time, but for the hours that a clock shows twice", () => {
  const anyMinute = fc.integer({
    min: Date.parse("2024-01-01T00:00:00Z") / 60_000,
    max: Date.parse("2030-01-01T00:00:00Z") / 60_000,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyMinute, (zone, minute) => {
      const moment = new Date(minute * 60_000);
      const back = momentOf(wallTime(moment, zone), zone);
      expect(wallTime(back, zone)).toEqual(wallTime(moment, zone));
      expect(Math.abs(back.getTime() - moment.getTime())).toBeLessThanOrEqual(3_600_000);
    }),
  );
});

test("a time that a clock skips is an hour off and nothing worse", () => {
  const skipped = momentOf({ day: "2027-03-14", minutes: 150 }, "America/Los_Angeles");
  expect([60, 90, 210]).toContain(wallTime(skipped, "America/Los_Angeles").minutes);
});

test("days follow each other across months, leap days and changes of the clocks", () => {
  expect(dayAfter("2026-10-31")).toBe("2026-11-01");
  expect(dayAfter("2026-11-01")).toBe("2026-11-02");
  expect(dayAfter("2028-02-28")).toBe("2028-02-29");
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
});

test("Monday to Friday are working days", () => {
  const week = ["2026-11-23", "2026-11-27", "2026-11-28", "2026-11-29"];
  expect(week.map(isWorkingDay)).toEqual([true, true, false, false]);
});

test("times and days read as a visitor's calendar has them", () => {
  const moment = new Date("2026-11-25T01:45:00Z");
  expect(formatInZone(moment, "America/Los_Angeles", "time", "en-US")).toBe("5:45 PM");
  expect(formatInZone(moment, "America/Los_Angeles", "longDay", "en-US")).toBe(
    "Tuesday, November 24",
  );
  expect(formatInZone(moment, "Asia/Kolkata", "time", "en-US")).toBe("7:15 AM");
  expect(formatInZone(moment, "Asia/Kolkata", "day", "en-US")).toBe("Wed, Nov 25");
  expect(formatInZone(moment, "Asia/Kolkata", "day", "de-DE")).toBe("Mi., 25. Nov.");
  expect(formatInZone(moment, "Asia/Kolkata", "time", "en-GB")).toBe("07:15");
});

test("a zone is named all year round the same, with its city unless the name has it", () => {
  const winter = new Date("2026-12-01T12:00:00Z");
  const summer = new Date("2026-07-01T12:00:00Z");
  expect(zoneName("Europe/Lisbon", winter)).toBe("Western European Time, Lisbon");
  expect(zoneName("Europe/Lisbon", summer)).toBe("Western European Time, Lisbon");
  expect(zoneName("America/Los_Angeles", winter)).toBe("Pacific Time, Los Angeles");
  expect(zoneName("Asia/Calcutta", winter)).toBe("India Standard Time, Kolkata");
  expect(zoneCity("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
  expect(zoneName("UTC", winter)).not.toContain(",");
});

const evening = new Date("2026-11-18T17:30:00Z");

test.each([
  ["en-US", "Wed, Nov 18", "9:30\u00A0AM", "Nov 18, 2026"],
  ["en-GB", "Wed 18 Nov", "09:30", "18 Nov 2026"],
  ["de-DE", "Mi., 18. Nov.", "09:30", "18. Nov. 2026"],
])("a reader of %s sees %s", (locale, weekday, time, date) => {
  const manner = { locale, timeZone: "America/Los_Angeles" };
  expect(readerDate(evening, "weekday", manner)).toBe(weekday);
  expect(readerDate(evening, "time", manner)).toBe(time);
  expect(readerDate(evening, "date", manner)).toBe(date);
});

test("a day stays the day it is, wherever it is read", () => {
  expect(readerDay("2026-11-24", "date", { locale: "en-GB" })).toBe("24 Nov 2026");
  expect(readerDay("soon", "date")).toBeNull();
});

test("left out, language and zone are the reader's own", () => {
  expect(readerDate(evening, "full")).toBe(
    evening
      .toLocaleString(undefined, { dateStyle: "full", timeStyle: "short" })
      .replaceAll(/[\u202F ](?=[AP]M\b)/g, "\u00A0"),
  );
});

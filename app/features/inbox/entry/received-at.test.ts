import { expect, test } from "vitest";
import { receivedAt } from "./received-at.ts";

const now = new Date("2026-11-20T10:00:00Z");

function short(isoTime: string, at = now, timeZone = "UTC", locale = "en-GB") {
  return receivedAt(isoTime, at, { timeZone, locale }).short;
}

test("today and yesterday have a time, older days a date, other years their year", () => {
  expect(short("2026-11-20T09:42:13.123456+00:00")).toBe("Today 09:42");
  expect(short("2026-11-19T17:30:00+00:00")).toBe("Yesterday 17:30");
  expect(short("2026-11-18T17:30:00+00:00")).toBe("18 Nov");
  expect(short("2025-11-18T17:30:00+00:00")).toBe("18 Nov 2025");
});

test("the day is the visitor's own", () => {
  const lateEvening = "2026-11-20T00:30:00+00:00";
  expect(short(lateEvening, now, "America/Los_Angeles")).toBe("Yesterday 16:30");
  expect(short(lateEvening, now, "Asia/Tokyo")).toBe("Today 09:30");
});

test("midnight, the turn of the year and the change to summer time make no difference", () => {
  expect(short("2026-11-20T00:00:00Z")).toBe("Today 00:00");
  expect(short("2026-12-31T23:59:00Z", new Date("2027-01-01T00:01:00Z"))).toBe("Yesterday 23:59");
  const afterTheChange = new Date("2026-03-29T21:00:00Z");
  expect(short("2026-03-28T12:00:00Z", afterTheChange, "Europe/Berlin")).toBe("Yesterday 13:00");
});

test("a clock that is a little behind still says today", () => {
  expect(short("2026-11-20T10:03:00Z")).toBe("Today 10:03");
});

test("the dialog says it in a sentence and the title in full", () => {
  expect(receivedAt("2026-11-18T17:30:00Z", now, { timeZone: "UTC", locale: "en-GB" })).toEqual({
    short: "18 Nov",
    sentence: "on 18 November 2026 at 17:30",
    full: "Wednesday, 18 November 2026 at 17:30",
  });
});

test("every reader's own order, language and clock", () => {
  const [at, older] = ["2026-11-20T09:42:00Z", "2026-11-18T17:30:00Z"];
  expect(short(at, now, "UTC", "en-US")).toBe("Today 9:42\u00A0AM");
  expect(short(older, now, "UTC", "en-US")).toBe("Nov 18");
  expect(short(older, now, "UTC", "de-DE")).toBe("18. Nov.");
  // Where years are counted otherwise, today is today all the same.
  expect(short(at, now, "UTC", "th-TH")).toBe("Today 09:42");
});

test("what is no time is shown as it is", () => {
  expect(short("soon")).toBe("soon");
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  addBusinessDays,
  addDays,
  dateOfDay,
  daysUntil,
  dayAt,
  epochDay,
  formatLocal,
  isoDay,
  isPastDay,
  isSameDay,
  laterOf,
  relativeDay,
  relativeTime,
} from "./dates.ts";

const someDay = fc.date({
  min: new Date(1990, 0, 1),
  max: new Date(2090, 0, 1),
  noInvalidDate: true,
});

test("the day of the samples has the number 20777", () => {
  expect(epochDay(new Date(2026, 10, 20, 9))).toBe(20_777);
});

test("a day is written and read as it is", () => {
  expect(isoDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(dateOfDay("2028-02-29")).toEqual(new Date(2028, 1, 29));
});

test("of two moments the later one is the later one, whichever is named first", () => {
  const [noon, evening] = [new Date(2026, 10, 20, 12), new Date(2026, 10, 20, 18)];
  expect(laterOf(noon, evening)).toBe(evening);
  expect(laterOf(evening, noon)).toBe(evening);
});

test("days are added over the ends of months and years", () => {
  expect(addDays(new Date(2026, 11, 31, 23, 55), 1)).toEqual(new Date(2027, 0, 1, 23, 55));
  expect(addDays(new Date(2028, 1, 28), 1)).toEqual(new Date(2028, 1, 29));
  expect(addDays(new Date(2026, 10, 20), 0)).toEqual(new Date(2026, 10, 20));
});

test("adding days moves the number of the day by as much and keeps the clock", () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: -800, max: 800 }), (date, days) => {
      // At noon no clock change is near.
      const noon = dayAt(date, 0, "12:00");
      const later = addDays(noon, days);
      expect(epochDay(later)).toBe(epochDay(noon) + days);
      expect(later.getHours()).toBe(12);
      expect(epochDay(dateOfDay(isoDay(later)))).toBe(epochDay(later));
    }),
  );
});

test("business days pass over the weekend", () => {
  const friday = new Date(2026, 10, 20);
  expect(isoDay(addBusinessDays(friday, 0))).toBe("2026-11-20");
  expect(isoDay(addBusinessDays(friday, 1))).toBe("2026-11-23");
  expect(isoDay(addBusinessDays(friday, 7))).toBe("2026-12-01");
  expect(isoDay(addBusinessDays(new Date(2026, 10, 21), 1))).toBe("2026-11-23");
  expect(isoDay(addBusinessDays(new Date(2026, 10, 22), 1))).toBe("2026-11-23");
});

test("business days are never on a weekend", () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 1, max: 60 }), (date, days) => {
      expect([1, 2, 3, 4, 5]).toContain(addBusinessDays(date, days).getDay());
    }),
  );
});

test("a time of the clock is set on a day", () => {
  expect(dayAt(new Date(2026, 10, 20, 3, 7), 1, "19:30")).toEqual(new Date(2026, 10, 21, 19, 30));
});

test("today is not past, even a minute before midnight", () => {
  const now = new Date(2026, 10, 20, 23, 59);
  expect(isPastDay(new Date(2026, 10, 20), now)).toBe(false);
  expect(isPastDay(new Date(2026, 10, 19, 23, 59), now)).toBe(true);
  expect(isSameDay(new Date(2026, 10, 20), now)).toBe(true);
});

const lateEvening = new Date(2026, 10, 20, 23, 55);

test.each([
  [new Date(2026, 10, 20, 0, 1), 0, "Today"],
  [new Date(2026, 10, 21, 0, 1), 1, "Tomorrow"],
  [new Date(2026, 10, 19, 23, 59), -1, "Yesterday"],
  [new Date(2026, 10, 25), 5, "in 5 days"],
  [new Date(2026, 10, 8), -12, "12 days ago"],
])("%s is %i days away: %s", (date, days, text) => {
  expect(daysUntil(date, lateEvening)).toBe(days);
  expect(relativeDay(date, lateEvening)).toBe(text);
});

test("a day of 23 hours is one day", () => {
  expect(daysUntil(new Date(2027, 2, 15, 0, 0), new Date(2027, 2, 14, 0, 0))).toBe(1);
});

const now = new Date(2026, 10, 20, 9, 0);
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test("dates read as people write them", () => {
  const evening = new Date(2026, 10, 20, 19, 30);
  expect(formatLocal(evening, "day")).toBe("Nov 20");
  expect(formatLocal(evening, "date")).toBe("Nov 20, 2026");
  expect(formatLocal(evening, "weekday")).toBe("Fri, Nov 20");
  expect(formatLocal(evening, "longWeekday")).toBe("Friday, November 20");
  expect(formatLocal(evening, "month")).toBe("November 2026");
  expect(formatLocal(evening, "time")).toBe("7:30 PM");
});

test.each([
  [0, "just now"],
  [0.74, "just now"],
  [0.76, "1m"],
  [12, "12m"],
  [59.9, "59m"],
  [60, "1h"],
  [3 * 60, "3h"],
  [2 * 24 * 60, "2d"],
  [16 * 24 * 60, "Nov 4"],
])("%d minutes ago reads %s", (minutes, text) => {
  expect(relativeTime(ago(minutes), now)).toBe(text);
});

test("what lies ahead says so", () => {
  expect(relativeTime(ago(-3 * 24 * 60), now)).toBe("in 3d");
  expect(relativeTime(ago(-0.5), now)).toBe("just now");
});

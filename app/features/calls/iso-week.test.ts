import { expect, test } from "vitest";
import { daysOf, numberOf, parseWeek, weekAfter, weekOf } from "./iso-week.ts";

test.each([
  ["2027-01-03", "2026-W53"],
  ["2027-01-04", "2027-W01"],
  ["2024-12-30", "2025-W01"],
  ["2026-11-26", "2026-W48"],
  ["2021-01-01", "2020-W53"],
])("%s is in %s", (day, week) => {
  expect(weekOf(day)).toBe(week);
});

test("every day of many years is in the week that lists it", () => {
  for (let moment = Date.UTC(2019, 0, 1); moment < Date.UTC(2033, 0, 1); moment += 86_400_000) {
    const day = new Date(moment).toISOString().slice(0, 10);
    expect(daysOf(weekOf(day))).toContain(day);
  }
});

test("weeks follow each other over the end of a year", () => {
  expect(weekAfter("2026-W53")).toBe("2027-W01");
  expect(weekAfter("2027-W01", -1)).toBe("2026-W53");
  expect(weekAfter("2027-W52")).toBe("2028-W01");
  expect(daysOf("2027-W01")).toEqual([
    "2027-01-04",
    "2027-01-05",
    "2027-01-06",
    "2027-01-07",
    "2027-01-08",
    "2027-01-09",
    "2027-01-10",
  ]);
  expect(numberOf("2027-W01")).toBe(1);
});

test.each([
  null,
  "",
  "2027-W00",
  "2027-W53",
  "2027-W54",
  "2027-w01",
  "27-W01",
  "2027-W1",
  "2027-W01x",
])("%s is no week", (text) => {
  expect(parseWeek(text)).toBeNull();
});

test("a year of 53 weeks has its last", () => {
  expect(parseWeek("2026-W53")).toBe("2026-W53");
});

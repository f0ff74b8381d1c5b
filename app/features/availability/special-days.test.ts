import { expect, test } from "vitest";
import { arrangeDays, daysWith, faultsOfDay, nextDayOff, noDay } from "./special-days.ts";

const day = (firstDay: string, more: Partial<typeof noDay> = {}) => ({
  ...noDay,
  firstDay,
  ...more,
});
const today = "2027-02-10";

test("days ahead stand by when they come next, what is over stands apart", () => {
  const days = [
    day("2026-12-25", { isYearly: true }),
    day("2027-03-01"),
    day("2027-02-08", { lastDay: "2027-02-12" }),
    day("2026-05-01"),
    day("2027-01-05", { lastDay: "2027-01-09" }),
  ];
  const { ahead, past } = arrangeDays(days, today);
  expect(ahead.map(({ place, on }) => [place, on])).toEqual([
    [2, "2027-02-08"],
    [1, "2027-03-01"],
    [0, "2027-12-25"],
  ]);
  expect(past.map(({ place }) => place)).toEqual([4, 3]);
});

test("the 29th of February comes in leap years", () => {
  const [leap] = arrangeDays([day("2024-02-29", { isYearly: true })], today).ahead;
  expect(leap?.on).toBe("2028-02-29");
});

test("the next day off is no special hours, and today while one lasts", () => {
  const open = day("2027-02-11", { isClosed: false });
  expect(nextDayOff([open], today)).toBeNull();
  expect(nextDayOff([open, day("2027-02-14")], today)).toBe("2027-02-14");
  expect(nextDayOff([day("2027-02-01", { lastDay: "2027-02-28" })], today)).toBe(today);
});

test.each([
  [day(""), ["firstDay"]],
  [day("2027-02-10", { lastDay: "2027-02-09" }), ["lastDay"]],
  [day("2027-02-10", { lastDay: "2027-02-11", isYearly: true }), ["lastDay"]],
  [day("2027-02-10", { lastDay: "2028-03-20" }), ["lastDay"]],
  [day("2027-02-10", { isClosed: false, opens: "10:00", closes: "09:00" }), ["closes"]],
  [day("2027-02-10", { reason: "x".repeat(201) }), ["reason"]],
  [day("2027-02-10", { opens: "" }), []],
])("%j has faults in %j", (typed, fields) => {
  expect(Object.keys(faultsOfDay(typed))).toEqual(fields);
});

test("the form of a day is part of the list once something is typed", () => {
  const days = [day("2027-02-10")];
  const changed = day("2027-02-12");
  expect(daysWith({ days, opened: { place: null, values: noDay } })).toBe(days);
  expect(daysWith({ days, opened: { place: null, values: changed } })).toEqual([...days, changed]);
  expect(daysWith({ days, opened: { place: 0, values: changed } })).toEqual([changed]);
});

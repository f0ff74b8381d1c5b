import { expect, test } from "vitest";
import { firstOtherDay } from "./time-zones.ts";

test.each([
  ["America/Los_Angeles", "2027-03-13", -480],
  ["America/Los_Angeles", "2027-03-14", -420],
  ["Asia/Kolkata", "2027-03-14", 330],
  ["Pacific/Kiritimati", "2027-03-14", 840],
  ["Pacific/Honolulu", "2027-03-14", -600],
  ["Australia/Lord_Howe", "2027-01-14", 660],
])("%s on %s is %i minutes from UTC", (zone, day, minutes) => {
  expect(firstOtherDay(zone, [{ day, minutes }])).toBeNull();
  expect(firstOtherDay(zone, [{ day, minutes: minutes + 60 }])).toBe(day);
});

test("the first of many days is told", () => {
  const offsets = ["2027-03-13", "2027-03-14", "2027-03-15"].map((day) => ({ day, minutes: -480 }));
  expect(firstOtherDay("America/Los_Angeles", offsets)).toBe("2027-03-14");
  expect(firstOtherDay("America/Los_Angeles", [])).toBeNull();
});

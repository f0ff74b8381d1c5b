import { expect, test, vi } from "vitest";
import { nearestTimezone, standardOffset } from "./nearest-timezone.ts";

test.each([
  [-480, "PST"],
  [-420, "MST"],
  [-360, "CST"],
  [-300, "EST"],
  [0, "GMT"],
  [60, "CET"],
])("%i minutes from UTC is %s", (offset, zone) => {
  expect(nearestTimezone(offset)).toBe(zone);
});

test.each([
  ["Honolulu", -600, "PST"],
  ["São Paulo", -180, "EST"],
  ["the Azores", -60, "GMT"],
  ["Athens", 120, "CET"],
  ["Auckland", 720, "CET"],
])("%s has the nearest of the six", (_place, offset, zone) => {
  expect(nearestTimezone(offset)).toBe(zone);
});

/** Minutes as `getTimezoneOffset` counts them: west is positive. */
function live(january: number, july: number) {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockImplementation(function (this: Date) {
    return this.getMonth() === 0 ? january : july;
  });
}

test.each([
  ["in the north", 480, 420, -480],
  ["in the south", -660, -600, 600],
  ["where there is none", -330, -330, 330],
])("summer time is left out %s", (_where, january, july, offset) => {
  live(january, july);
  expect(standardOffset(2026)).toBe(offset);
});

import { expect, test } from "vitest";
import { readNotice, readWhole, typedNotice } from "./notice-units.ts";

test.each([
  [0, "0", "minutes"],
  [45, "45", "minutes"],
  [60, "1", "hours"],
  [90, "90", "minutes"],
  [1440, "1", "days"],
  [2160, "36", "hours"],
  [43_200, "30", "days"],
] as const)("%i minutes read %s %s and back", (minutes, amount, unit) => {
  expect(typedNotice(minutes)).toEqual({ amount, unit });
  expect(readNotice({ amount, unit })).toBe(minutes);
});

test.each([
  ["31", "days"],
  ["721", "hours"],
  ["1.5", "hours"],
  ["-1", "minutes"],
  ["", "minutes"],
] as const)("%j %s is no notice", (amount, unit) => {
  expect(readNotice({ amount, unit })).toBeNull();
});

test("whole numbers have bounds", () => {
  expect(readWhole(" 7 ", 1, 50)).toBe(7);
  expect(readWhole("0", 1, 50)).toBeNull();
  expect(readWhole("51", 1, 50)).toBeNull();
});

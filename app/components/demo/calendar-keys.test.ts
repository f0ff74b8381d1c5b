import { expect, test } from "vitest";
import { dayAfterKey } from "./calendar-keys.ts";

const friday = new Date(2026, 10, 20);

test.each([
  ["ArrowLeft", false, new Date(2026, 10, 19)],
  ["ArrowRight", false, new Date(2026, 10, 21)],
  ["ArrowUp", false, new Date(2026, 10, 13)],
  ["ArrowDown", false, new Date(2026, 10, 27)],
  ["Home", false, new Date(2026, 10, 15)],
  ["End", false, new Date(2026, 10, 21)],
  ["PageUp", false, new Date(2026, 9, 20)],
  ["PageDown", false, new Date(2026, 11, 20)],
  ["PageUp", true, new Date(2025, 10, 20)],
  ["PageDown", true, new Date(2027, 10, 20)],
])("%s (Shift: %s) leads to %s", (key, isShift, day) => {
  expect(dayAfterKey(key, isShift, friday)).toEqual(day);
});

test("a month after the 31st is the last day of a shorter month", () => {
  expect(dayAfterKey("PageDown", false, new Date(2027, 0, 31))).toEqual(new Date(2027, 1, 28));
  expect(dayAfterKey("PageDown", true, new Date(2028, 1, 29))).toEqual(new Date(2029, 1, 28));
});

test("other keys mean nothing", () => {
  expect(dayAfterKey("Enter", false, friday)).toBeNull();
});

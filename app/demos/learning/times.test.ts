import { expect, test } from "vitest";
import { formatMinutes, formatTime, spokenTime } from "./times.ts";

test.each([
  [258, "4:18"],
  [3723, "1:02:03"],
  [0, "0:00"],
  [59.9, "0:59"],
  [-3, "0:00"],
])("%d seconds read %s", (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});

test("time is said in words", () => {
  expect(spokenTime(258)).toBe("4 minutes 18 seconds");
  expect(spokenTime(3661)).toBe("1 hour 1 minute 1 second");
  expect(spokenTime(720)).toBe("12 minutes");
  expect(spokenTime(0)).toBe("0 seconds");
});

test("minutes become hours", () => {
  expect(formatMinutes(260)).toBe("4 h 20 min");
  expect(formatMinutes(62)).toBe("1 h 2 min");
  expect(formatMinutes(45)).toBe("45 min");
  expect(formatMinutes(600)).toBe("10 h");
});

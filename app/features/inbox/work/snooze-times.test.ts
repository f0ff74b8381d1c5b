import { expect, test } from "vitest";
import { snoozeTimes } from "./snooze-times.ts";

const at = (text: string) => new Date(text);

test("on a Wednesday morning", () => {
  expect(snoozeTimes(at("2026-12-02T08:20:00"))).toEqual({
    today: at("2026-12-02T11:00:00").toISOString(),
    tomorrow: at("2026-12-03T09:00:00").toISOString(),
    monday: at("2026-12-07T09:00:00").toISOString(),
  });
});

test("late in the day there is no later today", () => {
  expect(snoozeTimes(at("2026-12-02T17:00:00")).today).toBeNull();
  expect(snoozeTimes(at("2026-12-02T23:30:00")).today).toBeNull();
});

test("on a Monday the next Monday is meant, on a Sunday tomorrow", () => {
  expect(snoozeTimes(at("2026-12-07T08:00:00")).monday).toBe(
    at("2026-12-14T09:00:00").toISOString(),
  );
  expect(snoozeTimes(at("2026-12-06T08:00:00")).monday).toBe(
    at("2026-12-07T09:00:00").toISOString(),
  );
});

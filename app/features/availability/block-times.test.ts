import { expect, test } from "vitest";
import { nextHour, readSpan, restOfDay } from "./block-times.ts";

const zone = "America/Los_Angeles";
const now = new Date("2026-11-27T02:30:00Z");

test("the rest of today ends at midnight in the zone of the calendar", () => {
  expect(restOfDay(now, zone)).toEqual({
    startsAt: "2026-11-27T02:30:00.000Z",
    endsAt: "2026-11-27T08:00:00.000Z",
  });
  expect(restOfDay(now, "Europe/Lisbon").endsAt).toBe("2026-11-28T00:00:00.000Z");
  expect(nextHour(now).endsAt).toBe("2026-11-27T03:30:00.000Z");
});

test("what is typed is read by the clocks of the zone", () => {
  expect(readSpan("2026-11-27T09:00", "2026-11-27T10:15", zone, now)).toEqual({
    ok: true,
    span: { startsAt: "2026-11-27T17:00:00.000Z", endsAt: "2026-11-27T18:15:00.000Z" },
  });
});

test.each([
  ["", "2026-11-27T10:15", "from"],
  ["2026-11-27T09:00", "", "until"],
  ["2026-11-27T09:00", "2026-11-27T09:00", "until"],
  ["2026-11-20T09:00", "2026-11-21T09:00", "until"],
  ["2026-11-27T09:00", "2027-11-29T09:00", "until"],
])("from %j until %j is refused at %s", (from, until, field) => {
  expect(readSpan(from, until, zone, now)).toMatchObject({ ok: false, field });
});

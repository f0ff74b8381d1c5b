import { describe, expect, test } from "vitest";
import { nearestFree } from "./wished-time.ts";

const zone = "America/New_York";

function at(startsAt: string, isBooked = false) {
  return { startsAt: new Date(startsAt).toISOString(), isBooked, hasVideo: false };
}

/** Noon, 3 PM and 8 PM in New York, on three days. */
const times = ["2026-12-01", "2026-12-02", "2026-12-04"].flatMap((day) => [
  at(`${day}T12:00-05:00`),
  at(`${day}T15:00-05:00`),
  at(`${day}T20:00-05:00`),
]);

const nearest = (day: string, part: string, of = times) => nearestFree(of, { day, part }, zone);

describe("the free time nearest to a wish", () => {
  test("is none without a wish", () => {
    expect(nearest("", "")).toBeNull();
  });

  test("is on the day, then in the part of it, then the earliest", () => {
    expect(nearest("2026-12-02", "")).toBe("2026-12-02T17:00:00.000Z");
    expect(nearest("2026-12-02", "afternoon")).toBe("2026-12-02T17:00:00.000Z");
    expect(nearest("2026-12-02", "evening")).toBe("2026-12-03T01:00:00.000Z");
    expect(nearest("2026-12-02", "morning")).toBe("2026-12-02T17:00:00.000Z");
  });

  test("is the first such part of any day where no day is wished", () => {
    expect(nearest("", "evening")).toBe("2026-12-02T01:00:00.000Z");
  });

  test("is the nearest day where that one is not offered", () => {
    expect(nearest("2026-12-05", "evening")).toBe("2026-12-05T01:00:00.000Z");
    expect(nearest("2031-05-20", "")).toBe("2026-12-04T17:00:00.000Z");
  });

  test("is never one that is booked", () => {
    const taken = times.map((time, index) => (index === 5 ? { ...time, isBooked: true } : time));
    expect(nearest("2026-12-02", "evening", taken)).toBe("2026-12-02T20:00:00.000Z");
    expect(nearest("2026-12-02", "", [])).toBeNull();
  });
});

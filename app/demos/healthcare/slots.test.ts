import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { epochDay } from "#domain/dates.ts";
import type { Appointment } from "./model.ts";
import {
  availableText,
  freeCount,
  nextAvailable,
  slotsFor,
  slotTimes,
  takenByOthers,
} from "./slots.ts";

const now = new Date(2026, 10, 20, 9, 0);
const off = (month: number, day: number) =>
  [...takenByOthers(epochDay(new Date(2026, month, day)))].toSorted((a, b) => a - b);

describe("slots", () => {
  test("are twelve, from 09:00 to 11:30 and from 14:00 to 16:30", () => {
    expect(slotTimes).toHaveLength(12);
    expect(slotsFor(new Date(2026, 10, 24), now, []).map(({ time }) => time)).toEqual(slotTimes);
  });

  test.each([
    [10, 20, [0, 1, 10]],
    [10, 21, [2, 6, 9]],
    [10, 22, [0, 3, 5, 7, 9]],
    [10, 23, [2, 3, 10, 11]],
    [10, 24, [0, 2, 4, 7, 9]],
    [11, 14, [1, 4, 7, 10]],
  ])("of month %d, day %d are taken by others at %j", (month, day, expected) => {
    expect(off(month, day)).toEqual(expected);
  });

  test("go round the three doctors", () => {
    const slots = slotsFor(new Date(2026, 10, 24), now, []);
    expect(slots.slice(0, 3).map(({ doctor }) => doctor)).toEqual([
      "Dr. Amara Osei",
      "Dr. Felix Brandt",
      "Dr. Ines Carvalho",
    ]);
    expect(slots.filter(({ department }) => department === "Cardiology")).toHaveLength(4);
  });

  test("of today that have passed cannot be chosen, those of yesterday never", () => {
    const noon = new Date(2026, 10, 20, 12, 0);
    const today = slotsFor(noon, noon, []);
    expect(today.slice(0, 6).some(({ available }) => available)).toBe(false);
    expect(freeCount(today, "all")).toBe(5);
    expect(freeCount(slotsFor(new Date(2026, 10, 19), noon, []), "all")).toBe(0);
  });

  test("of one's own are taken and marked", () => {
    const own: Appointment = {
      id: "x",
      date: "2026-11-24",
      time: "09:30",
      doctor: "Dr. Felix Brandt",
      department: "General Practice",
      status: "upcoming",
      type: "in-person",
    };
    expect(slotsFor(new Date(2026, 10, 24), now, [own])[1]).toMatchObject({
      isOwn: true,
      available: false,
    });
    const done = { ...own, status: "completed" } as const;
    expect(slotsFor(new Date(2026, 10, 24), now, [done])[1]?.available).toBe(true);
  });

  test("are free on every day to come, seven at least", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (days) => {
        const date = new Date(2026, 10, 20 + days);
        const free = freeCount(slotsFor(date, now, []), "all");
        expect(free).toBeGreaterThanOrEqual(7);
        expect(free).toBeLessThanOrEqual(9);
      }),
    );
  });
});

describe("the next free slot", () => {
  test("is today while there is one, else on another day", () => {
    expect(nextAvailable(now, now, [])).toMatchObject({
      date: "2026-11-20",
      slot: { time: "10:00" },
    });
    const evening = new Date(2026, 10, 20, 17, 0);
    expect(nextAvailable(evening, evening, [])).toMatchObject({
      date: "2026-11-21",
      slot: { time: "09:00" },
    });
  });

  test("can be asked of one department", () => {
    const found = nextAvailable(new Date(2026, 10, 24), now, [], "Cardiology");
    expect(found?.slot.department).toBe("Cardiology");
    expect(found?.date).toBe("2026-11-24");
  });

  test("is none when the calendar is behind us for good", () => {
    expect(nextAvailable(new Date(2026, 0, 1), now, [])).toBeNull();
  });
});

test("what is free is counted among what is shown", () => {
  const slots = slotsFor(new Date(2026, 10, 24), new Date(2026, 10, 20, 9, 0), []);
  expect(availableText(slots, "all")).toBe("7 of 12 times available");
  expect(availableText(slots, "Cardiology")).toBe("2 of 4 times available");
});

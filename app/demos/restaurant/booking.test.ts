import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoDay } from "#domain/dates.ts";
import {
  checkBooking,
  slotAvailability,
  slotTimes,
  staysOn,
  type BookingFields,
  type Stay,
} from "./booking.ts";
import { buildRestaurant } from "./data.ts";
import { minutesOf } from "./times.ts";

const start = buildRestaurant(new Date(2026, 10, 20, 9, 0));
const now = start.openedAt;
const today = isoDay(now);
const good: BookingFields = {
  name: "Nora Vale",
  phone: "(415) 555-0120",
  party: "4",
  date: today,
  time: "20:00",
};

test("times run from 17:00 to 21:30 in steps of 15 minutes", () => {
  expect([slotTimes[0], slotTimes.at(-1), slotTimes.length]).toEqual(["17:00", "21:30", 19]);
});

describe("a time is free", () => {
  const eights = (count: number, from: string): Stay[] =>
    Array.from({ length: count }, () => ({
      from: minutesOf(from),
      until: minutesOf(from) + 90,
      seats: 8,
    }));

  test("while a table is left beside everybody whose ninety minutes overlap", () => {
    expect(slotAvailability("19:30", 8, eights(1, "19:30"), "").isFree).toBe(true);
    expect(slotAvailability("19:30", 7, eights(2, "20:45"), "").isFree).toBe(false);
    expect(slotAvailability("19:30", 7, eights(2, "21:00"), "").isFree).toBe(true);
    expect(slotAvailability("19:30", 7, eights(2, "18:00"), "").isFree).toBe(true);
  });

  test("and where it is full the two nearest are offered, none before now", () => {
    const full = eights(2, "19:30");
    expect(slotAvailability("19:30", 8, full, "").nearest).toEqual(["18:00", "21:00"]);
    expect(slotAvailability("19:30", 8, full, "19:12").nearest).toEqual(["21:00", "21:15"]);
  });

  test("for nobody who is more than a table seats", () => {
    expect(slotAvailability("19:30", 9, [], "")).toEqual({ isFree: false, nearest: [] });
  });

  test("and what is offered is free, whoever is there", () => {
    const stay = fc.record({
      from: fc.integer({ min: 1000, max: 1300 }),
      seats: fc.integer({ min: 1, max: 8 }),
    });
    fc.assert(
      fc.property(
        fc.array(stay, { maxLength: 40 }),
        fc.constantFrom(...slotTimes),
        fc.integer({ min: 1, max: 8 }),
        (list, time, party) => {
          const stays = list.map(({ from, seats }) => ({ from, seats, until: from + 90 }));
          const { isFree, nearest } = slotAvailability(time, party, stays, "18:00");
          expect(isFree ? nearest : []).toEqual([]);
          for (const slot of nearest) {
            expect(slot >= "18:00").toBe(true);
            expect(slotAvailability(slot, party, stays, "").isFree).toBe(true);
          }
        },
      ),
    );
  });
});

describe("the sample evening", () => {
  test("holds a table for every booking and for every party that came without one", () => {
    const occupied = [1, 2, 3, 6, 9, 11, 14, 16];
    expect(staysOn(today, start, now)).toHaveLength(8 + occupied.length);
    expect(staysOn("2026-11-21", start, now)).toHaveLength(4);
  });

  test("is full for six at half past seven", () => {
    expect(checkBooking({ ...good, party: "6", time: "19:30" }, start, now)).toEqual({
      ok: false,
      errors: { time: "Full at 7:30 PM. Nearest: 7:15 PM, 8:30 PM." },
      nearest: ["19:15", "20:30"],
    });
  });
});

describe("a new reservation", () => {
  const errors = (change: Partial<BookingFields>) => {
    const checked = checkBooking({ ...good, ...change }, start, now);
    return checked.ok ? {} : checked.errors;
  };

  test("is taken when everything is there", () => {
    expect(checkBooking(good, start, now)).toEqual({
      ok: true,
      booking: {
        customerName: "Nora Vale",
        phone: "(415) 555-0120",
        date: today,
        time: "20:00",
        partySize: 4,
      },
    });
  });

  test("says what is wrong, field by field", () => {
    const empty = { name: " ", phone: "", party: "", date: "", time: "" };
    expect(Object.keys(errors(empty))).toEqual(["name", "phone", "party", "date", "time"]);
    for (const party of ["0", "13", "-2", "2.5", "two"]) {
      expect(errors({ party })).toEqual({ party: "Choose a party of 1 to 12." });
    }
    expect(errors({ party: "9" }).party).toMatch(/^Parties over 8 .* Call us at/);
    expect(errors({ date: "2026-11-19" }).date).toBe("Choose today or a later day.");
    expect(errors({ time: "18:00" }).time).toBe("That time has passed. Choose a later one.");
    expect(errors({ time: "22:00" }).time).toBe("Choose a time from 5:00 PM to 9:30 PM.");
    expect(errors({ date: "2026-11-21", time: "18:00" })).toEqual({});
  });
});

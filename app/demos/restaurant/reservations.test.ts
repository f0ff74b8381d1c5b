import { describe, expect, test } from "vitest";
import { buildRestaurant } from "./data.ts";
import type { Reservation, RestaurantState } from "./model.ts";
import { reduceRestaurant, type RestaurantAction } from "./reducer.ts";
import {
  completeRefusal,
  minutesLate,
  nextReservationStatus,
  reservationsOn,
  seatRefusal,
} from "./reservations.ts";
import { tableState } from "./tables.ts";

const start = buildRestaurant(new Date(2026, 10, 20, 9, 0));
const now = start.openedAt;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const after = (...actions: readonly RestaurantAction[]): RestaurantState =>
  actions.reduce(reduceRestaurant, start);

function reservation(id: string, state = start): Reservation {
  const found = state.reservations.find((one) => one.id === id);
  if (!found) throw new Error(`There is no reservation ${id}.`);
  return found;
}

test("a reservation goes from pending to completed, and no further", () => {
  expect(nextReservationStatus("pending")).toBe("confirmed");
  expect(nextReservationStatus("confirmed")).toBe("seated");
  expect(nextReservationStatus("seated")).toBe("completed");
  expect(nextReservationStatus("completed")).toBe("completed");
});

describe("Seat Now", () => {
  test("takes the booked table and gives it the next order", () => {
    const seated = after({ type: "seat", id: "r0-5", now });
    expect(reservation("r0-5", seated)).toMatchObject({ status: "seated", table: 4 });
    expect(tableState(4, seated, now).kind).toBe("seated");
    expect(seated.table).toBe(4);
  });

  test("leaves an order alone that is being written", () => {
    const seated = after({ type: "add", item: "margherita" }, { type: "seat", id: "r0-5", now });
    expect(seated.table).toBe(5);
  });

  test("finds the best fit for who has no table, or whose table is taken", () => {
    expect(reservation("r0-8", after({ type: "seat", id: "r0-8", now })).table).toBe(5);
    const taken = after(
      { type: "selectTable", table: 4 },
      { type: "add", item: "water" },
      { type: "send", now },
      { type: "seat", id: "r0-5", now },
    );
    expect(reservation("r0-5", taken).table).toBe(5);
  });

  test("takes the booked table even while an order is written for it", () => {
    const seated = after(
      { type: "selectTable", table: 4 },
      { type: "add", item: "water" },
      { type: "seat", id: "r0-5", now },
    );
    expect(reservation("r0-5", seated).table).toBe(4);
  });

  test("changes nothing for other statuses, other days and without a table", () => {
    for (const id of ["r0-1", "r0-3", "r0-9", "r1-1", "none"]) {
      expect(after({ type: "seat", id, now })).toBe(start);
    }
    expect(seatRefusal(reservation("r1-1"), start, now)).toBe(
      "This table is booked for Sat, Nov 21: seat them on the day.",
    );
    const full = after(
      { type: "walkIn", name: "Bo", party: 6, now },
      { type: "confirm", id: "r0-9" },
    );
    expect(reduceRestaurant(full, { type: "seat", id: "r0-9", now })).toBe(full);
    expect(seatRefusal(reservation("r0-9", full), full, now)).toBe(
      "No free table for 5. Next likely: Table 16.",
    );
  });
});

test("only pending ones are confirmed or declined, and a decline is undone", () => {
  expect(reservation("r0-9", after({ type: "confirm", id: "r0-9" })).status).toBe("confirmed");
  expect(after({ type: "confirm", id: "r0-5" })).toBe(start);
  expect(after({ type: "decline", id: "r0-5" })).toBe(start);
  const declined = after({ type: "decline", id: "r0-9" });
  expect(reservationsOn(declined.reservations, start.day)).toHaveLength(9);
  const undone = reduceRestaurant(declined, { type: "undoDecline" });
  expect(reservationsOn(undone.reservations, start.day)).toEqual(
    reservationsOn(start.reservations, start.day),
  );
  expect(after({ type: "undoDecline" })).toBe(start);
});

test("completing frees the table of what was served there", () => {
  const served = after(
    { type: "markReady", id: 1038, now },
    { type: "serve", id: 1038, now },
    { type: "complete", id: "r0-4" },
  );
  expect(reservation("r0-4", served).status).toBe("completed");
  expect(tableState(7, served, now).kind).toBe("free");
  expect(after({ type: "complete", id: "r0-5" })).toBe(start);
});

test("guests whose food is not served have not left", () => {
  expect(after({ type: "complete", id: "r0-4" })).toBe(start);
  expect(completeRefusal(reservation("r0-4"), start)).toBe(
    "Order #1038 for Table 7 is still in the kitchen: serve it first.",
  );
  const ready = after({ type: "markReady", id: 1038, now });
  expect(completeRefusal(reservation("r0-4"), ready)).toBe(
    "Order #1038 for Table 7 is still on the pass: serve it first.",
  );
});

test("a walk-in sits down at once, or not at all", () => {
  const seated = after({ type: "walkIn", name: " ", party: 3, now });
  expect(seated.reservations.at(-1)).toMatchObject({
    customerName: "Walk-in",
    time: "19:12",
    status: "seated",
    table: 5,
    walkIn: true,
  });
  expect(after({ type: "walkIn", name: "", party: 9, now })).toBe(start);
});

test("a confirmed party is late after more than fifteen minutes", () => {
  expect(minutesLate(reservation("r0-5"), later(18))).toBeNull();
  expect(minutesLate(reservation("r0-5"), later(19))).toBe(16);
  expect(minutesLate(reservation("r0-3"), later(60))).toBeNull();
});

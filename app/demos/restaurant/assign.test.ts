import { expect, test } from "vitest";
import { tablesFor } from "./assign.ts";
import { buildRestaurant } from "./data.ts";
import type { Reservation, RestaurantState } from "./model.ts";
import { reduceRestaurant, type RestaurantAction } from "./reducer.ts";
import { tableState } from "./tables.ts";

const start = buildRestaurant(new Date(2026, 10, 20, 9, 0));
const now = start.openedAt;
const after = (...actions: readonly RestaurantAction[]): RestaurantState =>
  actions.reduce(reduceRestaurant, start);
function reservation(id: string, state = start): Reservation {
  const found = state.reservations.find((one) => one.id === id);
  if (!found) throw new Error(`There is no reservation ${id}.`);
  return found;
}

test("a party is offered the tables that seat it and that nobody else has then", () => {
  // Hollis Tran, five at 8:45 PM: Table 13 is booked until nine.
  expect(tablesFor(reservation("r0-9"), start, now)).toEqual([14, 15, 16]);
  // Grant Osei, six at 7:30 PM: Tables 14 and 16 have guests until half past eight.
  expect(tablesFor(reservation("r0-6"), start, now)).toEqual([13, 15]);
  expect(tablesFor(reservation("r1-3"), start, now)).toEqual([13, 14, 15, 16]);
});

test("a table is given, changed and taken away, and the floor follows", () => {
  const given = after({ type: "assign", id: "r0-8", table: 10, now });
  expect(reservation("r0-8", given).table).toBe(10);
  expect(tableState(10, given, now)).toMatchObject({ kind: "reserved" });
  expect(tablesFor(reservation("r0-9", given), given, now)).not.toContain(10);
  const seated = reduceRestaurant(given, { type: "seat", id: "r0-8", now });
  expect(reservation("r0-8", seated)).toMatchObject({ status: "seated", table: 10 });
  expect(reduceRestaurant(given, { type: "assign", id: "r0-8", table: null, now })).toEqual(start);
});

test("a table given away meanwhile is not given back with a declined request", () => {
  const declined = after(
    { type: "assign", id: "r0-9", table: 14, now },
    { type: "decline", id: "r0-9" },
  );
  const alone = reduceRestaurant(declined, { type: "undoDecline" });
  expect(reservation("r0-9", alone).table).toBe(14);
  const given = reduceRestaurant(declined, { type: "assign", id: "r0-10", table: 14, now });
  const back = reduceRestaurant(given, { type: "undoDecline" });
  expect(reservation("r0-9", back).table).toBeNull();
});

test("a taken or small table, and guests who are there, change nothing", () => {
  expect(after({ type: "assign", id: "r0-9", table: 13, now })).toBe(start);
  expect(after({ type: "assign", id: "r0-9", table: 5, now })).toBe(start);
  expect(after({ type: "assign", id: "r0-3", table: 15, now })).toBe(start);
  expect(after({ type: "assign", id: "r0-8", table: null, now })).toBe(start);
});

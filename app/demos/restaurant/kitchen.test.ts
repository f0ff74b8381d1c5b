import { describe, expect, test } from "vitest";
import { buildRestaurant } from "./data.ts";
import {
  activeOrders,
  advance,
  advanceFrom,
  ageBand,
  ageMinutes,
  allDay,
  isAllStruck,
  kitchenHealth,
  lastServed,
  recallLast,
  servedOrders,
  strike,
} from "./kitchen.ts";
import type { Order, RestaurantState } from "./model.ts";

const start: RestaurantState = buildRestaurant(new Date(2026, 10, 20, 9, 0));
const now = start.openedAt;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

function order(id: number, orders: readonly Order[] = start.orders): Order {
  const found = orders.find((one) => one.id === id);
  if (!found) throw new Error(`There is no order ${id}.`);
  return found;
}

describe("the age of a ticket", () => {
  test("is in whole minutes, never below 0, and stands still once served", () => {
    expect(ageMinutes(order(1037), now)).toBe(17);
    expect(ageMinutes(order(1037), new Date(now.getTime() + 59_999))).toBe(17);
    expect(ageMinutes(order(1041), later(-30))).toBe(0);
    expect(ageMinutes(order(1034), later(60))).toBe(14);
  });

  test("is on time below 8, watched from 8, late from 15", () => {
    expect([0, 7, 8, 14, 15, 90].map(ageBand)).toEqual([
      "ok",
      "ok",
      "watch",
      "watch",
      "late",
      "late",
    ]);
    expect(kitchenHealth(start.orders, now)).toEqual({ ok: 3, watch: 1, late: 3 });
    expect(kitchenHealth(start.orders, later(1))).toEqual({ ok: 2, watch: 2, late: 3 });
  });
});

describe("the rail", () => {
  test("has the oldest ticket first, of one status or of all", () => {
    expect(activeOrders(start.orders).map(({ id }) => id)).toEqual([
      1035, 1036, 1037, 1038, 1039, 1040, 1041,
    ]);
    expect(activeOrders(start.orders, "preparing").map(({ id }) => id)).toEqual([1037, 1038, 1039]);
  });

  test("moves a ticket from pending to served, step by step, and no further", () => {
    const preparing = advance(order(1041), now);
    const ready = advance(preparing, now);
    const served = advance(ready, later(2));
    expect([preparing, ready, served].map(({ status }) => status)).toEqual([
      "preparing",
      "ready",
      "served",
    ]);
    expect(served).toMatchObject({ servedAt: later(2), billedAt: later(2) });
    expect(advance(served, now)).toBe(served);
  });

  test("marks ready only what is preparing, serves only what is ready", () => {
    expect(advanceFrom(start.orders, 1041, "preparing", now)).toBe(start.orders);
    expect(advanceFrom(start.orders, 1037, "ready", now)).toBe(start.orders);
    expect(advanceFrom(start.orders, 9999, "ready", now)).toBe(start.orders);
    expect(order(1037, advanceFrom(start.orders, 1037, "preparing", now)).status).toBe("ready");
  });
});

describe("recalling", () => {
  test("brings back what was served last, again and again, until nothing is left", () => {
    expect(lastServed(start.orders)?.id).toBe(1034);
    const once = recallLast(start.orders);
    expect(order(1034, once)).toMatchObject({ status: "ready", recalled: true, servedAt: null });
    const all = recallLast(recallLast(once));
    expect(servedOrders(all)).toEqual([]);
    expect(recallLast(all)).toBe(all);
  });

  test("does not bill a second time", () => {
    const again = advanceFrom(recallLast(start.orders), 1034, "ready", later(5));
    expect(order(1034, again).billedAt).toEqual(order(1034).billedAt);
    expect(order(1034, again).servedAt).toEqual(later(5));
  });
});

test("lines are ticked and unticked while the ticket is being cooked", () => {
  const ticked = [1, 2].reduce((orders, line) => strike(orders, 1037, line), start.orders);
  expect(isAllStruck(order(1037, ticked))).toBe(true);
  expect(order(1037, strike(ticked, 1037, 0)).struck).toEqual([1, 2]);
  expect(strike(start.orders, 1037, 3)).toBe(start.orders);
  expect(strike(start.orders, 1036, 0)).toBe(start.orders);
});

test("all day counts what is still to be cooked, the most first", () => {
  const counts = allDay(start.orders);
  expect(counts[0]).toEqual({ item: "margherita", name: "Margherita", quantity: 3 });
  expect(counts.some(({ item }) => item === "espresso")).toBe(false);
  const quantities = counts.map(({ quantity }) => quantity);
  expect(quantities).toEqual(quantities.toSorted((one, other) => other - one));
  expect(allDay([])).toEqual([]);
});

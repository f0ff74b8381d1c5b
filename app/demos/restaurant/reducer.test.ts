import { expect, test } from "vitest";
import { buildRestaurant } from "./data.ts";
import type { RestaurantState } from "./model.ts";
import { reduceRestaurant, type RestaurantAction } from "./reducer.ts";

const start = buildRestaurant(new Date(2026, 10, 20, 9, 0));
const now = start.openedAt;
const after = (...actions: readonly RestaurantAction[]): RestaurantState =>
  actions.reduce(reduceRestaurant, start);

test("what changes nothing gives the same state back", () => {
  const idle: readonly RestaurantAction[] = [
    { type: "selectTable", table: 5 },
    { type: "selectTable", table: 17 },
    { type: "add", item: "nduja" },
    { type: "add", item: "nothing" },
    { type: "removeLine", item: "margherita" },
    { type: "quantity", item: "margherita", step: 1 },
    { type: "send", now },
    { type: "start", id: 1037, now },
    { type: "markReady", id: 1041, now },
    { type: "serve", id: 1037, now },
    { type: "strike", id: 1035, line: 0 },
    { type: "availability", item: "nduja", isAvailable: false },
    { type: "clearTable", table: 5, now },
    { type: "complete", id: "r0-5" },
  ];
  for (const action of idle) expect(reduceRestaurant(start, action)).toBe(start);
});

test("a dish is 86'd once and everywhere, and brought back", () => {
  const sold = after({ type: "availability", item: "margherita", isAvailable: false });
  expect(reduceRestaurant(sold, { type: "add", item: "margherita" })).toBe(sold);
  const back = reduceRestaurant(sold, {
    type: "availability",
    item: "margherita",
    isAvailable: true,
  });
  expect(back.menu).toEqual(start.menu);
});

test("filters of the menu are set and cleared together", () => {
  const filtered = after(
    { type: "menuQuery", query: "pepper" },
    { type: "menuCategory", category: "pasta" },
    { type: "menuTag", tag: "vegetarian" },
    { type: "menuTag", tag: "spicy" },
    { type: "menuTag", tag: "spicy" },
  );
  expect(filtered).toMatchObject({
    menuQuery: "pepper",
    menuCategory: "pasta",
    menuTags: ["vegetarian"],
  });
  expect(reduceRestaurant(filtered, { type: "clearMenu" })).toEqual(start);
});

test("a booking shows its day, and taking an order shows its table", () => {
  const booking = {
    customerName: "  Nora Vale ",
    phone: "(415) 555-0120",
    date: "2026-12-24",
    time: "20:00",
    partySize: 4,
  };
  const booked = after({ type: "addReservation", booking });
  expect(booked.day).toBe("2026-12-24");
  expect(booked.reservations.at(-1)).toMatchObject({
    customerName: "Nora Vale",
    status: "confirmed",
    table: null,
  });
  expect(after({ type: "takeOrder", table: 4 })).toMatchObject({
    table: 4,
    tab: "orders",
    ordersView: "order",
  });
});

test("screens, filters and toggles are what was chosen", () => {
  const shown = after(
    { type: "tab", tab: "menu" },
    { type: "ordersView", view: "tables" },
    { type: "ticketFilter", filter: "ready" },
    { type: "allDay" },
    { type: "manage" },
    { type: "day", day: "2026-11-21" },
    { type: "note", note: "x".repeat(600) },
  );
  expect(shown).toMatchObject({
    tab: "menu",
    ordersView: "tables",
    ticketFilter: "ready",
    isAllDay: true,
    isManaging: true,
    day: "2026-11-21",
  });
  expect(shown.note).toHaveLength(500);
});

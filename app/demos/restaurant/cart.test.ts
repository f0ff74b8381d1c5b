import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addToCart,
  blockingDish,
  cartCount,
  cartTotal,
  changeQuantity,
  removeLine,
  sendToKitchen,
} from "./cart.ts";
import { buildRestaurant } from "./data.ts";
import type { CartLine, MenuItem } from "./model.ts";
import { reduceRestaurant } from "./reducer.ts";
import { sampleMenu } from "./sample-menu.ts";

const start = buildRestaurant(new Date(2026, 10, 20, 9, 0));
const now = start.openedAt;

function dish(id: string): MenuItem {
  const found = sampleMenu.find((one) => one.id === id);
  if (!found) throw new Error(`There is no dish ${id}.`);
  return found;
}

describe("the current order", () => {
  const two = addToCart(addToCart([], dish("margherita")), dish("margherita"));

  test("takes a dish again as one more of it, and no sold-out one", () => {
    expect(two).toEqual([{ item: "margherita", quantity: 2 }]);
    expect(addToCart(two, dish("funghi"))).toHaveLength(2);
    expect(addToCart(two, dish("nduja"))).toBe(two);
  });

  test("never goes below 1 by minus, and knows no most", () => {
    const one = changeQuantity(two, "margherita", -1);
    expect(one).toEqual([{ item: "margherita", quantity: 1 }]);
    expect(changeQuantity(one, "margherita", -1)).toBe(one);
    expect(changeQuantity(one, "water", 1)).toBe(one);
    const many: readonly CartLine[] = [{ item: "margherita", quantity: 400 }];
    expect(changeQuantity(many, "margherita", 1)).toEqual([{ item: "margherita", quantity: 401 }]);
  });

  test("loses a line by Remove only", () => {
    expect(removeLine(two, "margherita")).toEqual([]);
    expect(removeLine(two, "water")).toBe(two);
  });

  test("counts dishes and sums price times quantity in cents", () => {
    expect(cartCount([])).toBe(0);
    expect(cartTotal([], sampleMenu)).toBe(0);
    const three = addToCart(two, dish("funghi"));
    expect(cartCount(three)).toBe(3);
    expect(cartTotal(three, sampleMenu)).toBe(4550);
  });

  test("has a total that is the sum of its lines, whatever they are", () => {
    const lines = fc.uniqueArray(
      fc.record({
        item: fc.constantFrom(...sampleMenu.map(({ id }) => id)),
        quantity: fc.integer({ min: 1, max: 60 }),
      }),
      { selector: ({ item }) => item },
    );
    fc.assert(
      fc.property(lines, (cart) => {
        const parts = cart.map((line) => cartTotal([line], sampleMenu));
        const total = cartTotal(cart, sampleMenu);
        expect(total).toBe(parts.reduce((sum, part) => sum + part, 0));
        expect(Number.isInteger(total)).toBe(true);
      }),
    );
  });
});

describe("sending to the kitchen", () => {
  const cart: readonly CartLine[] = [
    { item: "margherita", quantity: 2 },
    { item: "funghi", quantity: 1 },
  ];

  test("makes the next ticket and leaves an empty order", () => {
    const sent = sendToKitchen({ ...start, cart, note: "  No anchovies " }, now);
    expect(sent).toMatchObject({ cart: [], note: "" });
    expect(sent.orders.at(-1)).toMatchObject({
      id: 1042,
      table: 5,
      total: 4550,
      status: "pending",
      time: now,
      note: "No anchovies",
      isAddOn: false,
    });
  });

  test("copies the price: a later one does not change the ticket", () => {
    const sent = sendToKitchen({ ...start, cart }, now);
    expect(sent.orders.at(-1)?.items[0]).toEqual({
      item: "margherita",
      name: "Margherita",
      quantity: 2,
      price: 1450,
    });
  });

  test("calls it an add-on while the table has an open order", () => {
    const addOn = sendToKitchen({ ...start, cart, table: 7 }, now);
    expect(addOn.orders.at(-1)?.isAddOn).toBe(true);
    const afterServed = sendToKitchen({ ...start, cart, table: 6 }, now);
    expect(afterServed.orders.at(-1)?.isAddOn).toBe(false);
  });

  test("does nothing with an empty order, or while a dish on it is sold out", () => {
    expect(sendToKitchen(start, now)).toBe(start);
    const blocked = reduceRestaurant(
      { ...start, cart },
      { type: "availability", item: "funghi", isAvailable: false },
    );
    expect(blockingDish(blocked)?.name).toBe("Funghi & Taleggio");
    expect(sendToKitchen(blocked, now)).toBe(blocked);
    const freed = reduceRestaurant(blocked, { type: "removeLine", item: "funghi" });
    expect(sendToKitchen(freed, now).orders).toHaveLength(11);
  });
});

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addItem, cartTotals, countItems, quantityOf, lowerItem } from "./cart.ts";
import type { CartItem } from "./model.ts";

const products = [9999, 29_999, 7999, 12_999, 5999, 3999].map((price, index) => ({
  id: index + 1,
  price,
}));
const cartOf = (...lines: readonly [id: number, quantity: number][]): CartItem[] =>
  lines.map(([id, quantity]) => ({ id, quantity }));

describe("cart", () => {
  test("adding raises the quantity of a product by 1, a new one stands last", () => {
    expect(addItem(cartOf([1, 1]), 1)).toEqual(cartOf([1, 2]));
    expect(addItem(cartOf([1, 1]), 6, 2)).toEqual(cartOf([1, 1], [6, 2]));
  });

  test("removing lowers by 1 and drops the product at 0", () => {
    expect(lowerItem(cartOf([1, 2]), 1)).toEqual(cartOf([1, 1]));
    expect(lowerItem(cartOf([1, 1], [6, 2]), 1)).toEqual(cartOf([6, 2]));
  });

  test("removing what is not there leaves the cart as it is", () => {
    const cart = cartOf([1, 1]);
    expect(lowerItem(cart, 4)).toBe(cart);
  });

  test("whatever is pressed, no quantity falls below 1 and plus and minus cancel out", () => {
    const presses = fc.array(
      fc.record({ id: fc.integer({ min: 1, max: 6 }), isPlus: fc.boolean() }),
    );
    fc.assert(
      fc.property(presses, (all) => {
        const cart = all.reduce<readonly CartItem[]>(
          (now, { id, isPlus }) => (isPlus ? addItem(now, id) : lowerItem(now, id)),
          [],
        );
        for (const { quantity } of cart) expect(quantity).toBeGreaterThan(0);
        expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length);
        expect(lowerItem(addItem(cart, 3), 3)).toEqual(cart);
        expect(quantityOf(addItem(cart, 3), 3)).toBe(quantityOf(cart, 3) + 1);
      }),
    );
  });
});

describe("totals: subtotal, flat $9.99, 8 % tax", () => {
  test.each([
    [1, 117.98],
    [2, 333.98],
    [3, 96.38],
    [4, 150.38],
    [5, 74.78],
    [6, 53.18],
  ])("product %d alone comes to $%d", (id, total) => {
    expect(cartTotals(cartOf([id, 1]), products).total).toBe(Math.round(total * 100));
  });

  test("one of each", () => {
    const cart = products.map(({ id }) => ({ id, quantity: 1 }));
    expect(cartTotals(cart, products)).toEqual({
      subtotal: 70_994,
      shipping: 999,
      tax: 5680,
      total: 77_673,
    });
  });

  test("two mixed carts", () => {
    expect(cartTotals(cartOf([1, 1], [6, 2]), products)).toEqual({
      subtotal: 17_997,
      shipping: 999,
      tax: 1440,
      total: 20_436,
    });
    expect(cartTotals(cartOf([2, 1], [4, 1], [5, 3]), products)).toEqual({
      subtotal: 60_995,
      shipping: 999,
      tax: 4880,
      total: 66_874,
    });
  });

  test("an empty cart costs nothing", () => {
    expect(cartTotals([], products)).toEqual({ subtotal: 0, shipping: 0, tax: 0, total: 0 });
    expect(countItems([])).toBe(0);
  });

  test("the parts are whole cents and add up", () => {
    const line = fc.record({
      id: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ id }) => id }), (cart) => {
        const { subtotal, shipping, tax, total } = cartTotals(cart, products);
        expect(total).toBe(subtotal + shipping + tax);
        expect(Number.isInteger(tax)).toBe(true);
        expect(Math.abs(tax - subtotal * 0.08)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

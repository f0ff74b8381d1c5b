import { describe, expect, test } from "vitest";
import { cartTotals } from "./cart.ts";
import { emptyPayment, samplePayment, sampleShipping } from "./checkout.ts";
import { buildStore } from "./data.ts";
import type { StoreState } from "./model.ts";
import { ownerStats } from "./owner.ts";
import { reduceStore, type StoreAction } from "./reducer.ts";

const at = new Date(2026, 10, 20, 9, 5);
const start = buildStore(new Date(2026, 10, 20, 9, 0));
const after = (...actions: readonly StoreAction[]): StoreState =>
  actions.reduce(reduceStore, start);

const add = (id: number, count = 1) => ({ type: "add", id, count, at }) as const;
const checkout = { type: "checkout", at } as const;
const next = { type: "next", at } as const;
const dismiss = { type: "dismiss", at } as const;

describe("checkout", () => {
  test("does not open on an empty cart", () => {
    expect(after(checkout).checkout.isOpen).toBe(false);
  });

  test("closing on step 4 completes the order: cart emptied, dialog closed, step 1", () => {
    const done = after(add(1), add(6, 2), checkout, next, next, next, next);
    expect(done.cart).toEqual([]);
    expect(done.checkout).toMatchObject({ isOpen: false, step: 1 });
    expect(done.lastOrder?.totals.total).toBe(20_436);
    expect(done.lastOrder?.number).toBe("VB-204817");
  });

  test("Escape on step 4 does what Close does", () => {
    const steps = [add(1), checkout, next, next, next] as const;
    expect(after(...steps, dismiss)).toEqual(after(...steps, next));
  });

  test("Escape before keeps the cart and the address, and clears the card", () => {
    const { cart, checkout: aside } = after(
      add(1),
      checkout,
      next,
      { type: "fillSample" },
      next,
      { type: "fillSample" },
      dismiss,
    );
    expect(cart).toHaveLength(1);
    expect(aside).toEqual({
      isOpen: false,
      step: 1,
      shipping: sampleShipping,
      payment: emptyPayment,
    });
  });

  test("the sample fills the step that is open", () => {
    const filled = after(add(1), checkout, next, next, { type: "fillSample" });
    expect(filled.checkout.payment).toEqual(samplePayment);
    expect(filled.checkout.shipping.city).toBe("");
  });

  test("removing the last line closes it", () => {
    const { checkout: closed } = after(add(1), checkout, next, { type: "lower", id: 1 });
    expect(closed).toMatchObject({ isOpen: false, step: 1 });
  });
});

describe("the owner", () => {
  test("receives the order at once", () => {
    const done = after(add(1), add(6, 2), checkout, next, next, next, dismiss);
    const stats = ownerStats(done.orders, done.products, done.funnel);
    expect(stats.revenue).toBe(420_705);
    expect(stats.orders).toBe(19);
    expect(done.feed[0]).toMatchObject({ isOwn: true, isOrder: true });
    expect(done.orders[0]?.total).toBe(
      cartTotals(done.lastOrder?.items ?? [], done.products).total,
    );
  });

  test("sees each act of the visitor once", () => {
    const seen = after(
      { type: "open", id: 2, at },
      { type: "closeDetail" },
      { type: "open", id: 1, at },
      add(1),
      add(2),
      checkout,
      dismiss,
      checkout,
    );
    expect(seen.feed.filter(({ isOwn }) => isOwn).map(({ text }) => text)).toEqual([
      "You started a checkout",
      "You put Aria wireless headphones into your cart",
      "You opened Orbit Pro watch",
    ]);
  });
});

test("the quantity in a product's dialog never falls below 1 and starts at 1", () => {
  const opened = { type: "open", id: 1, at } as const;
  expect(after(opened, { type: "detailQuantity", quantity: 0 }).detail?.quantity).toBe(1);
  const again = after(opened, { type: "detailQuantity", quantity: 3 }, opened);
  expect(again.detail).toEqual({ id: 1, quantity: 1 });
});

test("a review counts at once and stands first", () => {
  const { products } = after({
    type: "review",
    id: 5,
    rating: 5,
    user: "",
    comment: " Good handles ",
    date: "2026-11-20",
  });
  const flexa = products[4];
  expect(flexa?.rating).toBe(4.2);
  expect(flexa?.reviews).toHaveLength(6);
  expect(flexa?.reviews[0]).toMatchObject({ user: "You", comment: "Good handles", isMine: true });
});

test("a heart pressed twice is as before", () => {
  expect(after({ type: "save", id: 2 }).saved).toEqual([2]);
  expect(after({ type: "save", id: 2 }, { type: "save", id: 2 }).saved).toEqual([]);
});

test("no action changes the state it was given", () => {
  const frozen = JSON.stringify(start);
  after(add(1), { type: "save", id: 1 }, checkout, next, next, next, next);
  expect(JSON.stringify(start)).toBe(frozen);
});

test("what is opened is remembered for this visit, and what is compared is cleared at once", () => {
  const open = (id: number) => ({ type: "open", id, at }) as const;
  expect(after(open(1), open(5), open(1)).viewed).toEqual([1, 5]);
  const compare = (id: number) => ({ type: "compare", id }) as const;
  expect(after(compare(1), compare(2), compare(3), compare(4)).compared).toEqual([1, 2, 3]);
  expect(after(compare(1), { type: "clearCompared" }).compared).toEqual([]);
});

test("the owner's activity names the sum of the order", () => {
  const done = after(add(1), add(6, 2), checkout, next, next, next, next);
  expect(done.feed[0]?.text).toBe("You placed #VB-204817, $204.36");
});

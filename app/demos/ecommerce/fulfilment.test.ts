import { expect, test } from "vitest";
import { buildStore } from "./data.ts";
import {
  buyerLabels,
  nextStage,
  orderLabel,
  stageOf,
  stampsOf,
  toSend,
  trackingNumber,
} from "./fulfilment.ts";
import { reduceStore, type StoreAction } from "./reducer.ts";
import { ownerStats } from "./owner.ts";

const at = new Date(2026, 10, 20, 9, 0);

function after(...actions: StoreAction[]) {
  return actions.reduce(reduceStore, buildStore(at));
}

const placed: readonly StoreAction[] = [
  { type: "add", id: 1, count: 1, at },
  { type: "checkout", at },
  { type: "next", at },
  { type: "next", at },
  { type: "next", at },
  { type: "next", at },
];

test("an order goes from placed to delivered, and no further", () => {
  expect(nextStage("placed")).toBe("packed");
  expect(nextStage("shipped")).toBe("delivered");
  expect(nextStage("delivered")).toBeNull();
});

test("what the owner does with the order, its buyer reads", () => {
  let state = after(...placed);
  const order = state.lastOrder;
  if (!order) throw new Error("Nothing was ordered.");
  const stage = () => stageOf(stampsOf(state.orders, order));
  expect(buyerLabels[stage()]).toBe("Preparing");
  for (const [word, hours] of [
    ["Preparing", 1],
    ["On its way", 2],
    ["Delivered", 50],
    ["Delivered", 60],
  ] as const) {
    const then = new Date(at.getTime() + hours * 3_600_000);
    state = reduceStore(state, { type: "advance", id: order.id, at: then });
    expect(buyerLabels[stage()]).toBe(word);
  }
  expect(stampsOf(state.orders, order).delivered?.getHours()).toBe(
    new Date(at.getTime() + 50 * 3_600_000).getHours(),
  );
  expect(state.feed[0]?.text).toBe("You marked #VB-204817 as delivered");
});

test("sending an order changes what waits, and no sum", () => {
  const state = after(...placed);
  const before = ownerStats(state.orders, state.products, state.funnel);
  const waiting = toSend(state.orders);
  const id = state.lastOrder?.id ?? "";
  const sent = [1, 2].reduce((now) => reduceStore(now, { type: "advance", id, at }), state);
  expect(toSend(sent.orders)).toBe(waiting - 1);
  expect(ownerStats(sent.orders, sent.products, sent.funnel)).toEqual(before);
});

test("every order has a number of its own, and a parcel by it", () => {
  const { orders } = after(...placed);
  expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  expect(orders[0]?.number).toBe("VB-204817");
  expect(orders[0] && trackingNumber(orders, orders[0])).toBe("1V 2048 17 US");
});

test("a second order of the visit, whose number is the same, can be told from the first", () => {
  const { orders } = after(...placed, ...placed);
  const [second, first] = orders;
  if (!first || !second) throw new Error("Nothing was ordered.");
  expect([first, second].map((order) => orderLabel(orders, order))).toEqual([
    "#VB-204817",
    "#VB-204817, your order 2",
  ]);
  expect(trackingNumber(orders, first)).toBe("1V 2048 17 US");
  expect(trackingNumber(orders, second)).toBe("1V 2048 17 2 US");
  const parcels = orders.map((order) => trackingNumber(orders, order));
  expect(new Set(parcels).size).toBe(orders.length);
});

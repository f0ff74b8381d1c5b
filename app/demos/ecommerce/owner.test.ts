import { expect, test } from "vitest";
import { formatPercent } from "#app/lib/percent.ts";
import { buildStore } from "./data.ts";
import { ownerStats } from "./owner.ts";

const now = new Date(2026, 10, 20, 9, 0);
const { orders, products } = buildStore(now);
const nothing = { hasViewed: false, hasCart: false, hasCheckout: false };

test("before the visitor acts: $4,002.69 from 18 orders, 3.1 % of 581 visits", () => {
  const stats = ownerStats(orders, products, nothing);
  expect(stats.revenue).toBe(400_269);
  expect(stats.orders).toBe(18);
  expect(stats.averageOrder).toBe(22_237);
  expect(formatPercent(stats.conversion)).toBe("3.1%");
  expect(stats.funnel.map(({ count }) => count)).toEqual([581, 352, 61, 29, 18]);
});

test("33 units were sold, and the best stand first", () => {
  const { top } = ownerStats(orders, products, nothing);
  expect(top.map(({ product, units }) => [product.id, units])).toEqual([
    [1, 9],
    [3, 6],
    [4, 6],
    [5, 6],
    [2, 3],
    [6, 3],
  ]);
});

test("the orders lie in the last 24 hours, the newest first", () => {
  for (const [index, { placedAt }] of orders.entries()) {
    expect(placedAt.getTime()).toBe(now.getTime() - index * 23 * 60_000);
    expect(now.getTime() - placedAt.getTime()).toBeLessThan(24 * 3_600_000);
  }
});

test("each act of the visitor raises its step by one", () => {
  const all = { hasViewed: true, hasCart: true, hasCheckout: true };
  expect(ownerStats(orders, products, all).funnel.map(({ count }) => count)).toEqual([
    581, 353, 62, 30, 18,
  ]);
});

test("without orders there is no average to divide", () => {
  const stats = ownerStats([], products, nothing);
  expect([stats.revenue, stats.averageOrder, stats.conversion]).toEqual([0, 0, 0]);
});

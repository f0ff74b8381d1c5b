import { expect, test } from "vitest";
import { sampleOrders, topOrders } from "./orders.ts";
import { dayNumber } from "./sales.ts";

const today = dayNumber(2026, 10, 20);
const orders = sampleOrders(today);

test("forty orders of the last thirty days, the same for the same day", () => {
  expect(orders).toHaveLength(40);
  expect(sampleOrders(today)).toEqual(orders);
  expect(new Set(orders.map(({ id }) => id)).size).toBe(40);
  for (const { day, amount } of orders) {
    expect(day).toBeGreaterThan(today - 30);
    expect(day).toBeLessThanOrEqual(today);
    expect(amount).toBeGreaterThanOrEqual(900);
    expect(amount).toBeLessThanOrEqual(9800);
  }
});

test("the largest of a range come first, and before the last thirty days there are none", () => {
  const week = { from: today - 6, to: today };
  const top = topOrders(orders, week, 5);
  expect(top).toHaveLength(5);
  expect(top).toEqual(top.toSorted((a, b) => b.amount - a.amount));
  const rest = orders.filter((one) => one.day >= week.from && !top.includes(one));
  expect(Math.max(...rest.map(({ amount }) => amount))).toBeLessThanOrEqual(top[4]?.amount ?? 0);
  expect(topOrders(orders, { from: today - 60, to: today - 31 }, 5)).toEqual([]);
});

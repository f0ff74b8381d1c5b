import { expect, test } from "vitest";
import { applyFilters, cellsOver, salesOf } from "./cells.ts";
import { customersOf, sampleOrders, topOrders } from "./orders.ts";
import { dayNumber, openLedger } from "./sales.ts";

const today = dayNumber(2026, 10, 20);
const ledger = openLedger(today);
const orders = sampleOrders(ledger);

test("forty orders of the last thirty days, the same for the same day", () => {
  expect(orders).toHaveLength(40);
  expect(sampleOrders(openLedger(today))).toEqual(orders);
  expect(new Set(orders.map(({ id }) => id)).size).toBe(40);
  for (const { day, amount } of orders) {
    expect(day).toBeGreaterThan(today - 30);
    expect(day).toBeLessThanOrEqual(today);
    expect(amount).toBeGreaterThanOrEqual(900);
    expect(amount).toBeLessThanOrEqual(9800);
  }
});

test("the largest of a range come first, and before the last thirty days there are none", () => {
  const week = { from: today - 6, to: today, label: "week", kind: "weekly" } as const;
  const top = topOrders(orders, { period: week }, 5);
  expect(top).toHaveLength(5);
  const north = topOrders(orders, { period: week, region: "North" }, 5);
  expect(north.every(({ region }) => region === "North")).toBe(true);
  expect(top).toEqual(top.toSorted((a, b) => b.amount - a.amount));
  const rest = orders.filter((one) => one.day >= week.from && !top.includes(one));
  expect(Math.max(...rest.map(({ amount }) => amount))).toBeLessThanOrEqual(top[4]?.amount ?? 0);
  expect(topOrders(orders, { period: { ...week, from: today - 60, to: today - 31 } }, 5)).toEqual(
    [],
  );
});

test("no cut has larger orders that come to more than it sold, and its customers add up to them", () => {
  const cells = cellsOver({ from: today - 29, to: today }, ledger);
  for (const { region, channel, product } of orders) {
    const filters = { region, channel, product };
    const amount = customersOf(orders, filters).reduce((all, one) => all + one.amount, 0);
    expect(amount).toBeGreaterThan(0);
    expect(amount).toBeLessThanOrEqual(salesOf(applyFilters(cells, filters)));
  }
  const all = orders.reduce((sum, { amount }) => sum + amount, 0);
  expect(customersOf(orders, {}).reduce((sum, { amount }) => sum + amount, 0)).toBe(all);
});

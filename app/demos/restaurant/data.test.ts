import { describe, expect, test } from "vitest";
import { addDays, isoDay } from "#domain/dates.ts";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { buildRestaurant } from "./data.ts";
import { activeOrders, kitchenHealth } from "./kitchen.ts";
import { reservationsOn } from "./reservations.ts";
import { seatsOf, tableNumbers } from "./tables.ts";

describe.each(sampleClocks)("the restaurant on %s", (now) => {
  const { menu, orders, reservations, openedAt, table } = buildRestaurant(now);

  test("opens at 19:12 with Table 5", () => {
    expect([openedAt.getHours(), openedAt.getMinutes()]).toEqual([19, 12]);
    expect(isoDay(openedAt)).toBe(isoDay(now));
    expect(table).toBe(5);
  });

  test("has the menu of the specification", () => {
    expect(menu).toHaveLength(21);
    expect(menu.filter(({ popular }) => popular)).toHaveLength(6);
    expect(menu.filter(({ spicy }) => spicy)).toHaveLength(2);
    expect(menu.filter(({ vegetarian }) => vegetarian)).toHaveLength(13);
    expect(menu.filter(({ availability }) => !availability)).toHaveLength(2);
    expect(new Set(menu.map(({ description }) => description)).size).toBe(21);
  });

  test("has orders whose totals are their lines, of dishes on the menu", () => {
    for (const { items, total, time } of orders) {
      expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(total);
      for (const { item, price } of items) {
        expect(menu.find(({ id }) => id === item)?.price).toBe(price);
      }
      expect(time < openedAt).toBe(true);
    }
    expect(activeOrders(orders).map(({ id, total }) => [id, total])).toEqual([
      [1035, 3550],
      [1036, 3350],
      [1037, 5500],
      [1038, 5900],
      [1039, 9050],
      [1040, 5500],
      [1041, 4050],
    ]);
    expect(kitchenHealth(orders, openedAt)).toEqual({ ok: 3, watch: 1, late: 3 });
  });

  test("has served before seven what it has served", () => {
    for (const { servedAt, time } of orders.filter(({ status }) => status === "served")) {
      expect(servedAt?.getHours()).toBe(18);
      expect(servedAt && servedAt > time).toBe(true);
    }
  });

  test("has ten reservations tonight and four tomorrow, at tables that are large enough", () => {
    expect(reservationsOn(reservations, isoDay(now))).toHaveLength(10);
    expect(reservationsOn(reservations, isoDay(addDays(now, 1)))).toHaveLength(4);
    for (const one of reservations) {
      if (one.table === null) continue;
      expect(tableNumbers).toContain(one.table);
      expect(seatsOf(one.table)).toBeGreaterThanOrEqual(one.partySize);
    }
  });

  test("has no id twice", () => {
    const ids = [...menu, ...orders, ...reservations].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

import { describe, expect, test } from "vitest";
import { isoDay } from "#domain/dates.ts";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { cartTotals } from "./cart.ts";
import { buildStore } from "./data.ts";
import { ratingSummary } from "./reviews.ts";

describe.each(sampleClocks)("the store on %s", (now) => {
  const { products, orders, feed } = buildStore(now);

  test("has the six products at the specified prices, in their order", () => {
    expect(products.map(({ price }) => price)).toEqual([9999, 29_999, 7999, 12_999, 5999, 3999]);
  });

  test("rates every product by the mean of its five reviews", () => {
    expect(products.map(({ rating }) => rating)).toEqual([4.6, 4.8, 4.2, 4.6, 4, 4.8]);
    for (const { rating, reviews } of products) {
      expect(reviews).toHaveLength(5);
      expect(rating).toBe(ratingSummary(reviews).mean);
    }
  });

  test("has no id twice", () => {
    const ids = [
      ...products.map(({ id }) => `product ${id}`),
      ...products.flatMap(({ reviews }) => reviews.map(({ id }) => `review ${id}`)),
      ...orders.map(({ id }) => `order ${id}`),
      ...feed.map(({ id }) => `event ${id}`),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has nothing from tomorrow", () => {
    for (const { date } of products.flatMap(({ reviews }) => reviews)) {
      expect(date < isoDay(now)).toBe(true);
    }
    for (const { at } of feed) expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
  });

  test("charges every order what its lines cost", () => {
    for (const { items, total } of orders) expect(total).toBe(cartTotals(items, products).total);
  });
});

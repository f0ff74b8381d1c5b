import { expect, test } from "vitest";
import { addOnsOf, nothingChosen, packageOf } from "./order-choice.ts";
import { orderTotal } from "./order-total.ts";

test("nothing costs nothing", () => {
  expect(orderTotal(nothingChosen)).toEqual({ once: 0, monthly: 0 });
});

test.each([
  ["starter", 299_700],
  ["professional", 599_700],
  ["enterprise", 1_299_700],
])("the %s package alone costs its price", (id, price) => {
  expect(orderTotal({ pack: packageOf(id), addOns: [] })).toEqual({ once: price, monthly: 0 });
});

test("one-time add-ons are added, monthly ones are kept apart", () => {
  const addOns = addOnsOf([
    "rush-delivery",
    "premium-support",
    "content-creation",
    "brand-identity",
  ]);
  expect(orderTotal({ pack: packageOf("professional"), addOns })).toEqual({
    once: 599_700 + 150_000 + 200_000 + 150_000,
    monthly: 50_000,
  });
});

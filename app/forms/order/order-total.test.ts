import { expect, test } from "vitest";
import { addOnsOf, itemOf, nothingChosen } from "./order-choice.ts";
import { orderTotal } from "./order-total.ts";

test("nothing costs nothing", () => {
  expect(orderTotal(nothingChosen)).toEqual({ once: 0, monthly: 0 });
});

test.each([
  ["package:starter", 299_700, 0],
  ["package:professional", 599_700, 0],
  ["package:enterprise", 1_299_700, 0],
  ["plan:starter", 0, 150_000],
  ["plan:professional", 0, 300_000],
])("%s alone costs its price", (value, once, monthly) => {
  expect(orderTotal({ item: itemOf(value), addOns: [] })).toEqual({ once, monthly });
});

test("one-time add-ons are added, monthly ones are kept apart", () => {
  const addOns = addOnsOf("package", [
    "rush-delivery",
    "premium-support",
    "content-creation",
    "brand-identity",
  ]);
  expect(orderTotal({ item: itemOf("package:professional"), addOns })).toEqual({
    once: 599_700 + 150_000 + 200_000 + 150_000,
    monthly: 50_000,
  });
});

test("the add-ons of a plan are paid with it, every month", () => {
  const addOns = addOnsOf("plan", ["extra-storage", "custom-integration"]);
  expect(orderTotal({ item: itemOf("plan:starter"), addOns })).toEqual({
    once: 0,
    monthly: 150_000 + 5_000 + 50_000,
  });
});

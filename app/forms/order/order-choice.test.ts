import { expect, test } from "vitest";
import {
  addOnsOf,
  choiceIn,
  itemOf,
  itemOnArrival,
  itemValue,
  orderItems,
} from "./order-choice.ts";

test("three packages and the two plans with a price can be ordered", () => {
  expect(orderItems.map(itemValue)).toEqual([
    "package:starter",
    "package:professional",
    "package:enterprise",
    "plan:starter",
    "plan:professional",
  ]);
});

test("the navigation's package or plan wins over that of the query", () => {
  const search = "?package=starter";
  expect(itemOnArrival({ search, state: { package: "enterprise" } })).toEqual(
    itemOf("package:enterprise"),
  );
  expect(itemOnArrival({ search, state: { plan: "starter" } })).toEqual(itemOf("plan:starter"));
});

test.each([
  ["?package=professional", "package:professional"],
  ["?plan=professional", "plan:professional"],
])("without a navigation %s names %s", (search, value) => {
  expect(itemOnArrival({ search, state: null })).toEqual(itemOf(value));
});

test.each(["", "?package=", "?package=<script>", "?package=__proto__", "?plan=enterprise"])(
  "%s names none",
  (search) => {
    expect(itemOnArrival({ search, state: { package: 3, plan: ["starter"] } })).toBeNull();
  },
);

test("add-ons come in the order of the list, each once, unknown ones and those of the other kind never", () => {
  const ids = ["brand-identity", "rush-delivery", "rush-delivery", "free-lunch", "extra-storage"];
  expect(addOnsOf("package", ids).map(({ id }) => id)).toEqual(["rush-delivery", "brand-identity"]);
  expect(addOnsOf("plan", ids).map(({ id }) => id)).toEqual(["extra-storage"]);
});

test("a form's choice is its radio button and its boxes", () => {
  const values = new FormData();
  values.set("item", "package:starter");
  values.append("addOns", "premium-support");
  expect(choiceIn(values)).toEqual({
    item: itemOf("package:starter"),
    addOns: addOnsOf("package", ["premium-support"]),
  });
  expect(choiceIn(new FormData())).toEqual({ item: null, addOns: [] });
});

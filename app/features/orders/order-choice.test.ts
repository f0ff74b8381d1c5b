import { expect, test } from "vitest";
import { addOnsOf, choiceIn, packageOf, packageOnArrival } from "./order-choice.ts";

test("the navigation's package wins over that of the query", () => {
  const arrival = { search: "?package=starter", state: { package: "enterprise" } };
  expect(packageOnArrival(arrival)?.id).toBe("enterprise");
});

test("without a navigation the query names the package", () => {
  expect(packageOnArrival({ search: "?package=professional", state: null })?.id).toBe(
    "professional",
  );
});

test.each(["", "?package=", "?package=<script>", "?package=__proto__", "?plan=starter"])(
  "%s names none",
  (search) => {
    expect(packageOnArrival({ search, state: { package: 3 } })).toBeNull();
  },
);

test("add-ons come in the order of the list, each once, unknown ones never", () => {
  const ids = ["brand-identity", "rush-delivery", "rush-delivery", "free-lunch"];
  expect(addOnsOf(ids).map(({ id }) => id)).toEqual(["rush-delivery", "brand-identity"]);
});

test("a form's choice is its radio button and its boxes", () => {
  const values = new FormData();
  values.set("package", "starter");
  values.append("addOns", "premium-support");
  expect(choiceIn(values)).toEqual({
    pack: packageOf("starter"),
    addOns: addOnsOf(["premium-support"]),
  });
  expect(choiceIn(new FormData())).toEqual({ pack: null, addOns: [] });
});

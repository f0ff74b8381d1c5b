import { expect, test } from "vitest";
import { addressLines, emptyShipping, forwardLabel, nextStep, prevStep } from "./checkout.ts";
import { sampleShipping } from "./checkout.ts";

test("steps run from 1 to 4 and then the order is complete", () => {
  expect(([1, 2, 3, 4] as const).map(nextStep)).toEqual([2, 3, 4, "complete"]);
  expect(([1, 2, 3, 4] as const).map(prevStep)).toEqual([1, 1, 2, 3]);
});

test("the forward button says what it does", () => {
  expect(([1, 2, 3, 4] as const).map(forwardLabel)).toEqual([
    "Next",
    "Next",
    "Place Order",
    "Close",
  ]);
});

test("an address has the lines that were filled in", () => {
  expect(addressLines(emptyShipping)).toEqual([]);
  expect(addressLines({ ...emptyShipping, city: "Portland" })).toEqual(["Portland"]);
  expect(addressLines(sampleShipping)).toEqual([
    "Nora Ellis",
    "48 Harbor Lane",
    "Portland 97205",
    "(503) 555-0148",
  ]);
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { commissionCents, commissionParts, rateText } from "./commission.ts";

test("twelve percent, to the cent", () => {
  expect(rateText).toBe("12.0%");
  expect(commissionCents(2_400_000)).toBe(288_000);
  expect(commissionCents(24_308_000)).toBe(2_916_960);
  expect(commissionCents(4)).toBe(0);
  expect(commissionCents(5)).toBe(1);
});

test("a loss earns nothing", () => {
  expect(commissionCents(-100)).toBe(0);
  expect(commissionCents(0)).toBe(0);
});

test("the quarter's commission by kind", () => {
  expect(commissionParts(2_916_960).map(({ amount }) => amount)).toEqual([
    1_691_837, 787_579, 437_544,
  ]);
});

test("the parts always add up", () => {
  fc.assert(
    fc.property(fc.nat(), (commission) => {
      const sum = commissionParts(commission).reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBe(commission);
    }),
  );
});

import { expect, test } from "vitest";
import { funnelOf, retention } from "./funnel.ts";

test("November to date: 63,855 visits became 1,121 orders", () => {
  expect(funnelOf(1121).map(({ count }) => count)).toEqual([63_855, 7024, 2669, 1121]);
});

test("without orders nobody came", () => {
  expect(funnelOf(0).map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});

test("retention begins at 100 and never rises; the youngest month has one figure", () => {
  const cohorts = retention();
  expect(cohorts.map(({ length }) => length)).toEqual([6, 5, 4, 3, 2, 1]);
  for (const cohort of cohorts) {
    expect(cohort[0]).toBe(100);
    expect(cohort).toEqual(cohort.toSorted((a, b) => b - a));
  }
});

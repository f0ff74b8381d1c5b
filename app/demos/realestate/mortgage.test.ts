import * as fc from "fast-check";
import { expect, test } from "vitest";
import { monthlyCost, monthlyPayment, typedNumber } from "./mortgage.ts";

test("a loan is paid back in even months", () => {
  expect(monthlyPayment(756_000, 6.25, 30)).toBeCloseTo(4654.82, 2);
  expect(monthlyPayment(1_108_000, 6.25, 30)).toBeCloseTo(6822.15, 2);
});

test("without interest it is divided, without a loan nothing is due", () => {
  expect(monthlyPayment(1_108_000, 0, 30)).toBeCloseTo(1_108_000 / 360, 8);
  expect(monthlyPayment(0, 6.25, 30)).toBe(0);
  expect(monthlyPayment(-1, 6.25, 30)).toBe(0);
});

test("the interest is counted from the unrounded payment", () => {
  const { loan, interest } = monthlyCost({ price: 1_385_000, down: 20, rate: 6.25, years: 30 });
  expect(loan).toBe(1_108_000);
  expect(Math.round(interest)).toBe(1_347_973);
  expect(monthlyCost({ price: 1_385_000, down: 20, rate: 0, years: 30 }).interest).toBeCloseTo(0);
});

test("paying month after month leaves nothing", () => {
  const loans = fc.record({
    loan: fc.integer({ min: 1, max: 5_000_000 }),
    rate: fc.integer({ min: 0, max: 1500 }).map((value) => value / 100),
    years: fc.constantFrom(15, 20, 30),
  });
  fc.assert(
    fc.property(loans, ({ loan, rate, years }) => {
      const payment = monthlyPayment(loan, rate, years);
      let left = loan;
      for (let month = 0; month < years * 12; month += 1) left = left * (1 + rate / 1200) - payment;
      expect(Math.abs(left)).toBeLessThan(Math.max(0.01, loan * 1e-6));
    }),
  );
});

test("a typed number may carry signs, and keeps to its limits", () => {
  expect(typedNumber("$1,385,000", 1, 1e8)).toBe(1_385_000);
  expect(typedNumber(" 6.25 %", 0, 25)).toBe(6.25);
  expect(typedNumber("0", 0, 25)).toBe(0);
  for (const wrong of ["", "  ", "ten", "-1", "26"]) expect(typedNumber(wrong, 0, 25)).toBeNull();
});

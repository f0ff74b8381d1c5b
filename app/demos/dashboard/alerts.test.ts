import { expect, test } from "vitest";
import { checkAlert, firedIn, firedText, limitOf, ruleText, type AlertRule } from "./alerts.ts";
import { dayNumber, openLedger } from "./sales.ts";

const months = { ledger: openLedger(dayNumber(2026, 10, 20)), filters: {} };
const rule: AlertRule = {
  id: "a1",
  metric: "sales",
  direction: "below",
  limit: "target",
  period: "monthly",
  isOn: true,
};

test("sales below target, monthly: five finished months", () => {
  expect(ruleText(rule)).toBe("Sales below target, monthly");
  expect(firedText(rule, months)).toBe(
    "Would have fired 5 times in 11 finished months: Feb, Mar, Jul, Aug, Sep",
  );
});

test("a limit is strict, and the running month does not fire", () => {
  const above = { ...rule, direction: "above", limit: 429_405 } as const;
  expect(firedIn(above, months)).toEqual([]);
  expect(firedIn({ ...above, limit: 429_404 }, months).map(({ period }) => period)).toEqual([
    "Oct 2026",
  ]);
  expect(firedText({ ...above, direction: "below", limit: 1 }, months)).toBe(
    "Would not have fired in 11 finished months.",
  );
  expect(ruleText(above)).toBe("Sales above $429,405, monthly");
});

test("a limit is read as people write it, and refused in words", () => {
  expect(limitOf("$380,000")).toBe(380_000);
  expect(limitOf("−2.5 %")).toBe(-2.5);
  expect(limitOf(" ")).toBeNull();
  const draft = { ...rule, against: "value", value: "much" } as const;
  expect(checkAlert(draft)).toBe("Enter a number, such as 380,000.");
  expect(checkAlert({ ...draft, metric: "growth", value: "5" })).toBeNull();
  expect(checkAlert({ ...draft, metric: "orders", against: "target" })).toBe(
    "Only sales have a target.",
  );
});

import { expect, test } from "vitest";
import { amountLines } from "./amount.ts";

const nothing = { onceCents: null, monthlyCents: null };

test("an order or a deal says what it is worth, once and a month", () => {
  const lines = (onceCents: number | null, monthlyCents: number | null) =>
    amountLines({ kind: "order", budget: "", amount: { onceCents, monthlyCents } });
  expect(lines(6_100_000, null)).toEqual(["$61,000"]);
  expect(lines(null, 450_000)).toEqual(["$4,500 a month"]);
  expect(lines(6_100_000, 450_000)).toEqual(["$61,000", "$4,500 a month"]);
});

test("what a deal says goes before the budget that its sender named", () => {
  const amount = { onceCents: 6_100_000, monthlyCents: null };
  expect(amountLines({ kind: "contact", budget: "10k-25k", amount })).toEqual(["$61,000"]);
});

test("without either, the budget stands in the words of its form", () => {
  const of = (kind: "contact" | "consultation" | "job", budget: string) =>
    amountLines({ kind, budget, amount: nothing });
  expect(of("contact", "10k-25k")).toEqual(["$10k to $25k"]);
  expect(of("consultation", "100000+")).toEqual(["Over $100,000"]);
  expect(of("job", "")).toEqual([]);
});

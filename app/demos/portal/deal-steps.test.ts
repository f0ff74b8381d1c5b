import { expect, test } from "vitest";
import { buildPortal } from "./data.ts";
import { nextStep, protectedUntil, restoreDeal, winDeal, withdrawDeal } from "./deal-steps.ts";
import { askExtension, openDeals } from "./deals.ts";
import type { PortalState } from "./model.ts";

const now = new Date(2026, 10, 20, 9, 0);
const start = buildPortal(now);
const dealOf = (state: PortalState, id: string) => {
  const deal = state.deals.find((one) => one.id === id);
  if (!deal) throw new Error(`There is no deal ${id}.`);
  return deal;
};
const said = (state: PortalState, id: string) => nextStep(dealOf(state, id), "Ines Duarte", now);

test("each deal says what happens next, with the figures of its row", () => {
  expect(protectedUntil(dealOf(start, "alder"))).toBe("Feb 2, 2027");
  expect(said(start, "alder")).toBe(
    "It is yours until Feb 2, 2027. Won by then, it earns $5,760.00.",
  );
  expect(said(start, "bayline")).toContain("Ines Duarte is looking at it");
  expect(said(start, "solstice")).toBe(
    "$2,688.00 joins your payout after Dec 9, 2026, when the customer can no longer cancel.",
  );
  expect(said(askExtension(start, "corvid", now), "corvid")).toBe(
    "Ines Duarte was asked to extend the protection.",
  );
  expect(nextStep({ ...dealOf(start, "alder"), registered: "2026-01-05" }, "Ines", now)).toContain(
    "The protection is over",
  );
});

test("a deal that is won closes today and leaves the open ones, once", () => {
  const won = winDeal(start, "corvid", now);
  expect(dealOf(won, "corvid")).toMatchObject({ status: "Won", close: "2026-11-20" });
  expect(openDeals(won.deals)).toEqual({ count: 2, value: 7_950_000 });
  expect(won.feed[0]?.text).toBe("You won Corvid Logistics");
  expect(winDeal(won, "corvid", now)).toBe(won);
  expect(winDeal(start, "bayline", now)).toBe(start);
});

test("a withdrawn deal is gone, and comes back to its place", () => {
  const gone = withdrawDeal(start, "bayline", now);
  expect(openDeals(gone.deals).count).toBe(2);
  expect(restoreDeal(gone, dealOf(start, "bayline"), 1, now).deals).toEqual(start.deals);
  expect(restoreDeal(start, dealOf(start, "bayline"), 1, now)).toBe(start);
  expect(withdrawDeal(start, "solstice", now)).toBe(start);
});

import { expect, test } from "vitest";
import { buildPortal } from "./data.ts";
import type { Payout } from "./model.ts";
import { nextPayout, payoutCells, payoutExplain, payoutRows, payoutTotal } from "./payouts.ts";

const today = new Date(2026, 10, 20, 9, 0);
const state = buildPortal(today);
const payout = (status: Payout["status"]): Payout => ({
  id: "p",
  partner: "verdant",
  amount: 100,
  date: "2026-12-09",
  status,
  lockUntil: "2026-11-25",
});

test("why a payout waits, and when it is paid", () => {
  expect(payoutExplain(payout("pending"), "4417", today)).toBe(
    "In the 30-day lock while the customer can still cancel. Becomes scheduled on Nov 25, 2026.",
  );
  expect(payoutExplain(payout("scheduled"), "4417", today)).toBe(
    "Approved. Paid to account ending 4417 on Dec 9, 2026.",
  );
});

test("today is said as today", () => {
  expect(payoutExplain(payout("pending"), "4417", new Date(2026, 10, 25))).toMatch(
    /Becomes scheduled today\.$/,
  );
  expect(payoutExplain(payout("scheduled"), "4417", new Date(2026, 11, 9, 23))).toBe(
    "Approved. Paid to account ending 4417 today.",
  );
});

test("are sorted by amount or date, equals as they were", () => {
  const names = (field: "amount" | "date", direction: "ascending" | "descending") =>
    payoutRows(state.payouts, state.partners, { field, direction }).map(({ name }) => name);
  expect(names("date", "ascending").slice(0, 3)).toEqual([
    "Halcyon Bridge",
    "Copperfield IT",
    "Nordlys Consulting",
  ]);
  expect(names("amount", "ascending")[0]).toBe("Quill & Compass");
  expect(names("date", "descending")[0]).toBe("Quill & Compass");
});

test("go to a spreadsheet as numbers and ISO days", () => {
  const rows = payoutRows(state.payouts, state.partners, state.payoutSort);
  expect(payoutCells(rows)[0]).toEqual(["Halcyon Bridge", 9877.2, "2026-11-25", "scheduled"]);
});

test("the sum, and the next one of a partner", () => {
  expect(payoutTotal(state.payouts)).toBe(2_087_775);
  expect(payoutTotal([])).toBe(0);
  expect(nextPayout(state.payouts, "halcyon")?.amount).toBe(987_720);
  expect(nextPayout(state.payouts, "lantern")).toBeUndefined();
});

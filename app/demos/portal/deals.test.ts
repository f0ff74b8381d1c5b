import { expect, test } from "vitest";
import { buildPortal } from "./data.ts";
import {
  askExtension,
  checkDeal,
  dealProtectionLeft,
  isRegistered,
  openDeals,
  protectionText,
  registerDeal,
  type DealEntry,
} from "./deals.ts";
import type { Deal } from "./model.ts";

const now = new Date(2026, 10, 20, 9, 0);
const start = buildPortal(now);
const entry: DealEntry = {
  customer: " Tern Foods ",
  email: "ana@tern.example",
  value: 2_400_000,
  close: "2026-12-31",
  product: "Orbitra Ledger",
};
const deal = (registered: string, status: Deal["status"] = "Approved"): Deal => ({
  id: "d",
  customer: "Tern",
  email: "ana@tern.example",
  value: 1,
  product: "Orbitra Ledger",
  close: registered,
  registered,
  status,
});

test("a deal is protected for 90 days", () => {
  expect(dealProtectionLeft(deal("2026-11-20"), now)).toBe(90);
  expect(dealProtectionLeft(deal("2026-11-04"), now)).toBe(74);
  expect(dealProtectionLeft(deal("2026-08-22"), now)).toBe(0);
  expect(dealProtectionLeft(deal("2026-08-21"), now)).toBe("Expired");
});

test("in words", () => {
  expect(protectionText(deal("2026-11-04"), now)).toBe("74 days left");
  expect(protectionText(deal("2026-08-23"), now)).toBe("1 day left");
  expect(protectionText(deal("2026-08-22"), now)).toBe("Last day");
  expect(protectionText(deal("2026-08-01"), now)).toBe("Expired");
  expect(protectionText(deal("2026-11-04", "Won"), now)).toBe("Closed");
});

test("a deal that is won is not open", () => {
  expect(openDeals(start.deals)).toEqual({ count: 3, value: 15_550_000 });
  expect(openDeals([])).toEqual({ count: 0, value: 0 });
});

test("a customer with an open deal is known, in any case", () => {
  expect(isRegistered(" alder & FINCH retail", start.deals)).toBe(true);
  expect(isRegistered("Solstice Hotels", start.deals)).toBe(false);
  expect(isRegistered("", start.deals)).toBe(false);
});

test("every field has its sentence", () => {
  expect(checkDeal(entry, now)).toEqual({});
  expect(checkDeal({ ...entry, close: "2026-11-20" }, now)).toEqual({});
  expect(
    checkDeal({ ...entry, customer: " ", email: "ana", value: 0, close: "2026-11-19" }, now),
  ).toEqual({
    customer: "Enter the customer's name.",
    email: "Enter an e-mail address such as name@company.com.",
    value: "Enter a value in dollars, such as 24,000.",
    close: "Choose today or a later day.",
  });
  expect(Object.keys(checkDeal({ ...entry, value: null, close: "" }, now))).toEqual([
    "value",
    "close",
  ]);
});

test("a registered deal stands first, in review; a known customer may be registered once more", () => {
  const state = registerDeal(start, { ...entry, customer: "Bayline Clinics" }, now);
  expect(state.deals[0]).toMatchObject({
    customer: "Bayline Clinics",
    status: "Submitted",
    registered: "2026-11-20",
  });
  expect(openDeals(state.deals)).toEqual({ count: 4, value: 17_950_000 });
  expect(state.feed[0]?.text).toBe("You registered Bayline Clinics");
  expect(registerDeal(start, { ...entry, value: null }, now)).toBe(start);
});

test("more time is asked for once, and never for a deal that is won", () => {
  const asked = askExtension(start, "corvid", now);
  expect(asked.deals.find(({ id }) => id === "corvid")?.isExtensionAsked).toBe(true);
  expect(askExtension(asked, "corvid", now)).toBe(asked);
  expect(askExtension(start, "solstice", now)).toBe(start);
});

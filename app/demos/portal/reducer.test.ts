import { expect, test } from "vitest";
import { buildPortal } from "./data.ts";
import { reducePortal } from "./reducer.ts";

const now = new Date(2026, 10, 20, 9, 0);
const start = buildPortal(now);

test("what changes nothing gives the same state", () => {
  expect(reducePortal(start, { type: "setView", view: "quarterly" })).toBe(start);
  expect(reducePortal(start, { type: "exported", count: 0, now })).toBe(start);
  expect(reducePortal(start, { type: "discardProfile" })).toBe(start);
  expect(reducePortal(start, { type: "showDocument", id: "nobody" })).toBe(start);
  expect(reducePortal(start, { type: "messagePartner", name: "A", text: "  ", now })).toBe(start);
  expect(reducePortal(start, { type: "undo" })).toBe(start);
});

test("a document that needs attention is shown alone", () => {
  const state = reducePortal(
    { ...start, documentFilter: { query: "", category: "Reports" } },
    { type: "showDocument", id: "insurance" },
  );
  expect(state.tab).toBe("documents");
  expect(state.documentFilter).toEqual({ query: "Insurance Certificate", category: "all" });
});

test("payouts sort by the largest amount first, then the other way round", () => {
  const once = reducePortal(start, { type: "sortPayouts", field: "amount" });
  expect(once.payoutSort).toEqual({ field: "amount", direction: "descending" });
  const twice = reducePortal(once, { type: "sortPayouts", field: "amount" });
  expect(twice.payoutSort.direction).toBe("ascending");
});

test("edits outlive a change of tabs and are taken back by Discard", () => {
  const edited = reducePortal(start, { type: "editProfile", change: { name: "Tidewater" } });
  const elsewhere = reducePortal(edited, { type: "tab", tab: "revenue" });
  expect(elsewhere.draft.name).toBe("Tidewater");
  expect(reducePortal(elsewhere, { type: "discardProfile" }).draft).toBe(start.company);
});

test("what the visitor does is told", () => {
  const exported = reducePortal(start, { type: "exported", count: 6, now });
  const written = reducePortal(exported, {
    type: "messagePartner",
    name: "Copperfield IT",
    text: "Hello",
    now,
  });
  expect(written.feed.slice(0, 2).map(({ text }) => text)).toEqual([
    "You wrote to Copperfield IT",
    "You exported 6 payouts",
  ]);
});

import { expect, test } from "vitest";
import { attentionItems } from "./attention.ts";
import { buildPortal } from "./data.ts";
import { reducePortal } from "./reducer.ts";

const now = new Date(2026, 10, 20, 9, 0);
const start = buildPortal(now);

test("a rejected document, a protection about to end, the agreement", () => {
  expect(attentionItems(start).map(({ title }) => title)).toEqual([
    "Insurance Certificate was rejected",
    "Protection for Corvid Logistics is ending",
    "Your agreement renews in 24 days",
  ]);
  expect(attentionItems(start)[1]?.detail).toMatch(/^9 days left\./);
});

test("what is done leaves the list", () => {
  const file = { name: "policy.pdf", size: 10 };
  const replaced = reducePortal(start, { type: "replaceDoc", id: "insurance", file, now });
  const asked = reducePortal(replaced, { type: "askExtension", id: "corvid", now });
  expect(attentionItems(asked).map(({ kind }) => kind)).toEqual(["agreement"]);
});

test("the ends of both times still count", () => {
  const [deal] = start.deals;
  const at = (registered: string, renews: string) =>
    attentionItems({
      ...start,
      documents: [],
      deals: deal ? [{ ...deal, registered }] : [],
      partnership: { ...start.partnership, renews },
    }).map(({ kind }) => kind);
  expect(at("2026-09-05", "2026-12-20")).toEqual(["deal", "agreement"]);
  expect(at("2026-09-06", "2026-12-21")).toEqual([]);
  expect(at("2026-08-21", "2026-11-19")).toEqual([]);
  expect(at("2026-08-22", "2026-11-20")).toEqual(["deal", "agreement"]);
});

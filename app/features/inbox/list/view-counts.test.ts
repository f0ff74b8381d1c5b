import { expect, test } from "vitest";
import type { KindCounts } from "../entry.ts";
import { viewCounts, viewTotal } from "./view-counts.ts";

function counted(kind: KindCounts["kind"], more: Partial<KindCounts>): KindCounts {
  const none = { total: 0, waiting: 0, overdue: 0, mine: 0, followUp: 0, snoozed: 0 };
  return { ...none, undelivered: 0, quarantined: 0, kind, ...more };
}

const kinds = [
  counted("contact", { total: 4, waiting: 3, quarantined: 2 }),
  counted("support", { total: 1, waiting: 1, quarantined: 5 }),
];

test("the quarantine counts what is kept apart of all kinds, every other view what is not", () => {
  expect(viewTotal(viewCounts(kinds, "quarantine"), "quarantine")).toBe(7);
  expect(viewTotal(viewCounts(kinds, "all"), "all")).toBe(5);
  expect(viewTotal(viewCounts(kinds, "contact"), "contact")).toBe(4);
});

import { expect, test } from "vitest";
import { buildHealth } from "./data.ts";
import { filterRecords, recordText, unreadCount } from "./record-search.ts";
import { reduceHealth } from "./reducer.ts";

const start = buildHealth(new Date(2026, 10, 20, 9, 0));

test("records are filtered by kind and words, the newest first", () => {
  expect(start.records).toHaveLength(11);
  expect(filterRecords(start.records, "lab", "")).toHaveLength(3);
  expect(filterRecords(start.records, "all", "penicillin").map(({ id }) => id)).toEqual(["list"]);
  const dates = filterRecords(start.records, "all", "").map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
});

test("two are new, one after reading", () => {
  expect(unreadCount(start.records)).toBe(2);
  expect(unreadCount(reduceHealth(start, { type: "openRecord", id: "lipid" }).records)).toBe(1);
});

test("records are written as text", () => {
  const lipid = start.records.find(({ id }) => id === "lipid");
  expect(lipid && recordText(lipid)).toContain("LDL cholesterol: 118 mg/dL");
});

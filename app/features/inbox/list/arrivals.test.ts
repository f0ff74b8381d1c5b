import { expect, test } from "vitest";
import { mostNewest, type NewestEntry } from "../entry.ts";
import { countArrivals, knownAfterReading, knownAtFirst } from "./arrivals.ts";

function record(id: string, more: Partial<NewestEntry> = {}): NewestEntry {
  return { id, kind: "contact", receivedAt: `2026-11-27T10:00:${id}`, isArchived: false, ...more };
}

const atFirst = [record("02"), record("01")];

test("what is there when the console is opened is not new, what comes later is", () => {
  const known = knownAtFirst(atFirst);
  expect(countArrivals(atFirst, known, "all")).toBe(0);
  const later = [record("04", { kind: "support" }), record("03"), ...atFirst];
  expect(countArrivals(later, known, "all")).toBe(2);
  expect(countArrivals(later, known, "contact")).toBe(1);
  expect(countArrivals(later, known, "order")).toBe(0);
  expect(countArrivals(later, known, "quarantine")).toBe(0);
});

test("loading a list makes known what was new in its view, and leaves the others new", () => {
  const later = [record("04", { kind: "support" }), record("03"), ...atFirst];
  const read = knownAfterReading(knownAtFirst(atFirst), later, "contact", []);
  expect(countArrivals(later, read, "contact")).toBe(0);
  expect(countArrivals(later, read, "all")).toBe(1);
  const readAll = knownAfterReading(read, later, "all", []);
  expect(countArrivals(later, readAll, "all")).toBe(0);
});

test("a row that the list shows before it was told is not new when it is told", () => {
  const read = knownAfterReading(knownAtFirst(atFirst), atFirst, "contact", ["03"]);
  expect(countArrivals([record("04"), record("03"), ...atFirst], read, "contact")).toBe(1);
});

test("a record that a colleague archives hides none that came in", () => {
  const known = knownAtFirst(atFirst);
  const later = [record("03"), record("02", { isArchived: true }), record("01")];
  expect(countArrivals(later, known, "contact")).toBe(1);
  expect(countArrivals([record("03", { isArchived: true }), ...atFirst], known, "all")).toBe(0);
});

test("old records that move up where newer ones are erased are not new", () => {
  const seconds = Array.from({ length: mostNewest }, (_, index) => String(900 - index));
  const full = seconds.map((second) => record(second));
  const known = knownAtFirst(full);
  const erased = [...full.slice(1), record("100")];
  expect(countArrivals(erased, known, "all")).toBe(0);
  expect(countArrivals([record("901"), ...erased], known, "all")).toBe(1);
});

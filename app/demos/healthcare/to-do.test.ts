import { expect, test } from "vitest";
import { buildHealth } from "./data.ts";
import type { HealthState } from "./model.ts";
import { reduceHealth, type HealthAction } from "./reducer.ts";
import { readRecords, toDos } from "./to-do.ts";

const now = new Date(2026, 10, 20, 9, 0);
const start = buildHealth(now);
const after = (...actions: readonly HealthAction[]): HealthState =>
  actions.reduce(reduceHealth, start);

test("what is to be done is worked out, and ticks itself", () => {
  const read = readRecords(start.records);
  const texts = (state: HealthState) =>
    toDos(state, read, now).map(({ text, isDone }) => [text, isDone]);
  expect(texts(start)).toEqual([
    ["Check in for Mon, Nov 23, 10:30 AM, Dr. Amara Osei", false],
    ["Read your lipid panel", false],
    ["Read your metabolic panel", false],
    ["Renew Cetirizine 10 mg", false],
  ]);
  const done = after(
    { type: "checkIn", id: "a1" },
    { type: "openRecord", id: "lipid" },
    { type: "renew", id: "cetirizine", now },
  );
  expect(texts(done).map(([, isDone]) => isDone)).toEqual([true, true, false, true]);
});

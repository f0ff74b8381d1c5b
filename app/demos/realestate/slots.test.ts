import { describe, expect, test } from "vitest";
import { dayAt } from "#domain/dates.ts";
import { buildEstate } from "./data.ts";
import type { Viewing } from "./model.ts";
import { clashText, hasClash, tightText, viewingDays, viewingSlots } from "./slots.ts";

const now = new Date(2026, 10, 20, 9, 30);
const { viewings, properties } = buildEstate(now);
const vane = "Rosalind Vane";
const hours = (day: Date, at = now, list: readonly Viewing[] = viewings) =>
  viewingSlots(day, vane, list, at).map(({ at: time, isBooked }) =>
    isBooked ? -time.getHours() : time.getHours(),
  );

describe("the hours of a day", () => {
  test("are eight, those of the agent's viewings taken", () => {
    expect(hours(now)).toEqual([10, -11, 12, 13, 14, 15, -16, 17]);
    expect(hours(dayAt(now, 1, "0:00"))).toEqual([-10, 11, 12, 13, 14, 15, 16, 17]);
  });

  test("that have passed today are left out", () => {
    expect(hours(now, dayAt(now, 0, "14:00"))).toEqual([15, -16, 17]);
    expect(hours(now, dayAt(now, 0, "17:00"))).toEqual([]);
  });

  test("are free again when a viewing is cancelled", () => {
    const cancelled = viewings.map((one) => ({ ...one, state: "cancelled" as const }));
    expect(hours(now, now, cancelled)).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
  });
});

test("viewings can be asked for on fourteen days, today while it has an hour left", () => {
  expect(viewingDays(now)).toHaveLength(14);
  expect(viewingDays(now)[0]?.getDate()).toBe(20);
  expect(viewingDays(dayAt(now, 0, "17:30"))[0]?.getDate()).toBe(21);
});

test("a clash is the same agent at the same time, not the viewing itself", () => {
  const eleven = dayAt(now, 0, "11:00");
  expect(hasClash(viewings, { id: null, agent: vane, date: eleven })).toBe(true);
  expect(hasClash(viewings, { id: "v4", agent: vane, date: eleven })).toBe(false);
  expect(hasClash(viewings, { id: null, agent: "Tomas Weller", date: eleven })).toBe(false);
  expect(clashText({ agent: vane, date: eleven })).toBe(
    "Rosalind already has a viewing at 11:00 AM.",
  );
});

test("less than an hour between two districts is tight", () => {
  const before = viewings.find(({ id }) => id === "v6");
  if (!before) throw new Error("no viewing");
  const next = { ...before, id: "x", property: "p04", date: dayAt(now, 1, "11:00") };
  const text = (viewing: Viewing) => tightText(viewing, [...viewings, viewing], properties);
  expect(text(next)).toBe("Tight: 30 min between Cedar Park and Linden Heights");
  expect(text({ ...next, property: "p09" })).toBeNull();
  expect(text({ ...next, date: dayAt(now, 1, "12:00") })).toBeNull();
  expect(text({ ...next, state: "cancelled" })).toBeNull();
  for (const viewing of viewings) expect(tightText(viewing, viewings, properties)).toBeNull();
});

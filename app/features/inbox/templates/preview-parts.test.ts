import { expect, test } from "vitest";
import { missingIn, previewParts, sampleValues } from "./preview-parts.ts";

const now = new Date("2026-12-01T10:00:00Z");
const contact = sampleValues("contact", "Dana Wells", now);

test("what the record has stands in the letter, what it lacks stands out", () => {
  const parts = previewParts("{greeting}, {total} of {company} {whatever}", contact);
  expect(parts.map(({ text }) => text).join("")).toBe(
    "Hello Maya, {total} of Ortega Clinics {whatever}",
  );
  expect(parts.filter(({ isEmpty }) => isEmpty)).toEqual([{ text: "{total}", isEmpty: true }]);
});

test("a value with braces in it is no placeholder", () => {
  expect(previewParts("{name}", { ...contact, name: "{total}" })).toEqual([
    { text: "{total}", isEmpty: false },
  ]);
});

test("what is missing is named once", () => {
  expect(missingIn("{total} {call_time} {total} {name} {whatever}", contact)).toEqual([
    "total",
    "call_time",
  ]);
});

test.each([
  ["contact", ["call_time", "total"]],
  ["order", ["call_time"]],
  ["call", ["company", "total"]],
  ["email", ["company", "call_time", "total"]],
] as const)("a made-up record of the kind %s has what a real one can have", (kind, missing) => {
  const values = sampleValues(kind, "Dana Wells", now);
  const empty = Object.entries(values).filter(([, value]) => value === "");
  expect(new Set(empty.map(([name]) => name))).toEqual(new Set(missing));
});

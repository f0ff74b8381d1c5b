import * as fc from "fast-check";
import { expect, test } from "vitest";
import { matches } from "./search-text.ts";

test("a query is found inside a field, whatever its case", () => {
  expect(matches("BOTTLE", "Summit steel bottle")).toBe(true);
  expect(matches("zzz", "Summit steel bottle", "Sports")).toBe(false);
});

test("a blank query matches everything, even nothing", () => {
  expect(matches("  ", "anything")).toBe(true);
  expect(matches("")).toBe(true);
});

test("an absent field is passed over, and signs of patterns are plain letters", () => {
  expect(matches("c++", undefined, "C++ for beginners")).toBe(true);
  expect(matches(".*", "anything")).toBe(false);
});

test("every part of a text finds it", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, part, after) => {
      // Letters that change their length in lower case may join what stands beside them.
      fc.pre(/^[\x20-\x7e]*$/.test(before + part + after));
      expect(matches(part, before + part + after)).toBe(true);
    }),
  );
});

import { expect, test } from "vitest";
import { clipped } from "#domain/clipped.ts";
import { campaignOf } from "./visit.ts";

test("of an address only the five names of a campaign are read", () => {
  expect(campaignOf("?utm_source=letter&utm_campaign=May%20offer&utm_medium=&email=a@b.c")).toEqual(
    { utm_source: "letter", utm_campaign: "May offer" },
  );
  expect(campaignOf("")).toEqual({});
});

test("text is one line and is never cut within a character", () => {
  expect(clipped("  See\n  pricing ", 100)).toBe("See pricing");
  expect(clipped("🚀".repeat(101), 100)).toBe("🚀".repeat(100));
});

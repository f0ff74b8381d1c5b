import { expect, test } from "vitest";
import { countedName, sourceOf } from "./visit-source.ts";

test.each([
  ["", ""],
  ["news.example", "news.example"],
  ["May_offer-2", "May_offer-2"],
  ["May offer", "May offer"],
  ["  May \r\n\t offer  ", "May offer"],
  ["one\0two\u007F\u0085three", "one two three"],
  ["ada@example.com", "(other)"],
  ["x".repeat(100), "x".repeat(100)],
  ["x".repeat(101), "x".repeat(100)],
  ["🚀".repeat(101), "🚀".repeat(100)],
  ["half \uD83D", "half \uFFFD"],
  [`${"x".repeat(100)}\0`, "x".repeat(100)],
  ["mai ó", "mai ó"],
])("%o is counted as %o", (given, name) => {
  expect(countedName(given)).toBe(name);
});

test("a campaign's source says more than the site before, and that more than nothing", () => {
  expect(sourceOf("letter", "news.example")).toBe("letter");
  expect(sourceOf("", "news.example")).toBe("news.example");
  expect(sourceOf("", "")).toBe("direct");
});

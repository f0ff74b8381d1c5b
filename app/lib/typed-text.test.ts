import { expect, test } from "vitest";
import { cleanText, isEmail, textLimit } from "./typed-text.ts";

test.each([
  ["  Ana \n", "Ana"],
  ["   ", ""],
  ["a b", "a b"],
])("%j is kept as %j", (typed, kept) => {
  expect(cleanText(typed)).toBe(kept);
});

test("a text is cut at the limit, and not left with a blank at its end", () => {
  expect(cleanText("x".repeat(textLimit + 1))).toBe("x".repeat(textLimit));
  expect(cleanText("ab cd", 3)).toBe("ab");
});

test.each([
  ["name@company.com", true],
  ["a@b.co", true],
  ["", false],
  ["name", false],
  ["name@company", false],
  ["na me@company.com", false],
  ["a@b@c.com", false],
])("%j is an address: %s", (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

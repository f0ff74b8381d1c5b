import { expect, test } from "vitest";
import { cleanText, textLimit } from "./typed-text.ts";

test.each([
  ["  Ana \n", "Ana"],
  ["   ", ""],
  ["\u3164\u200D", ""],
  ["a b", "a b"],
])("%j is kept as %j", (typed, kept) => {
  expect(cleanText(typed)).toBe(kept);
});

test("a text is cut at the limit, and not left with a blank at its end", () => {
  expect(cleanText("x".repeat(textLimit + 1))).toBe("x".repeat(textLimit));
  expect(cleanText("ab cd", 3)).toBe("ab");
});

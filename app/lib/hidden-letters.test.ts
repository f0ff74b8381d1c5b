import { expect, test } from "vitest";
import { hiddenTexts, lookAlikes } from "./hidden-letter-samples.ts";
import { isBlank, isEmail } from "./hidden-letters.ts";

test.each(hiddenTexts)("%s has nothing to see", (_, text) => {
  expect(isBlank(text)).toBe(true);
  expect(isBlank(`${text}a${text}`)).toBe(false);
});

test.each(lookAlikes)("an address with %s is none", (_, email) => {
  expect(isEmail(email)).toBe(false);
});

test.each([
  ["zoë@exämple.com", true],
  ["चित्र@उदाहरण.भारत", true],
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

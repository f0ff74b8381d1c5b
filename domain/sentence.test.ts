import { expect, test } from "vitest";
import { sentence } from "./sentence.ts";

test.each([
  ["product-designer", "Product designer"],
  ["in_review", "In review"],
  ["-odd--one_", "Odd one"],
  ["", ""],
])("%j reads %j", (slug, words) => {
  expect(sentence(slug)).toBe(words);
});

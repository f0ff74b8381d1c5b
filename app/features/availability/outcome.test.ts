import { expect, test } from "vitest";
import { losesSomething, outcomeSentence } from "./outcome.ts";

test.each([
  [14, 3, 3, "14 fewer times, 3 more; 3 booked calls lie outside. They stay booked."],
  [1, 0, 0, "1 fewer time."],
  [0, 0, 1, "The same times; 1 booked call lies outside. It stays booked."],
  [0, 2, 0, "2 more times."],
])("%i fewer, %i more, %i outside", (fewer, more, outside, sentence) => {
  const outcome = { fewer, more, outside: Array.from({ length: outside }, String) };
  expect(outcomeSentence(outcome)).toBe(sentence);
  expect(losesSomething(outcome)).toBe(fewer > 0 || outside > 0);
});

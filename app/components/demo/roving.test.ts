import { expect, test } from "vitest";
import { indexAfterKey } from "./roving.ts";

test("arrows move by one and stop at the ends", () => {
  expect(indexAfterKey("ArrowRight", 0, 3)).toBe(1);
  expect(indexAfterKey("ArrowDown", 2, 3)).toBe(2);
  expect(indexAfterKey("ArrowLeft", 0, 3)).toBe(0);
  expect(indexAfterKey("ArrowUp", 2, 3)).toBe(1);
});

test("Home and End lead to the ends, other keys nowhere", () => {
  expect(indexAfterKey("Home", 2, 3)).toBe(0);
  expect(indexAfterKey("End", 0, 3)).toBe(2);
  expect(indexAfterKey("Enter", 0, 3)).toBeNull();
});

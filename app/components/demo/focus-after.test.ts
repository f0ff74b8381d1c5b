import { expect, test } from "vitest";
import { neighbour } from "./focus-after.ts";

test.each([
  ["a", "b"],
  ["b", "c"],
  ["c", "b"],
  ["x", undefined],
])("after %s it is %s's turn", (gone, next) => {
  expect(neighbour(["a", "b", "c"], gone)).toBe(next);
});

test("after the only one it is nobody's turn", () => {
  expect(neighbour(["a"], "a")).toBeUndefined();
});

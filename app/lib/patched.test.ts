import { expect, test } from "vitest";
import { patched } from "./patched.ts";

const items = [
  { id: "a", count: 1 },
  { id: "b", count: 2 },
];

test("one item is changed, the others are the same", () => {
  const result = patched(items, "b", (item) => ({ ...item, count: 3 }));
  expect(result).toEqual([items[0], { id: "b", count: 3 }]);
  expect(result[0]).toBe(items[0]);
});

test("without a change the list is the same", () => {
  expect(patched(items, "c", (item) => ({ ...item, count: 9 }))).toBe(items);
  expect(patched(items, "a", (item) => item)).toBe(items);
});

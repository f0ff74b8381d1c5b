import { expect, test } from "vitest";
import { updateById } from "./update-by-id.ts";

const items = [
  { id: "a", count: 1 },
  { id: "b", count: 2 },
];

test("one item is changed, the others are the same", () => {
  const result = updateById(items, "b", (item) => ({ ...item, count: 3 }));
  expect(result).toEqual([items[0], { id: "b", count: 3 }]);
  expect(result[0]).toBe(items[0]);
});

test("without a change the list is the same", () => {
  expect(updateById(items, "c", (item) => ({ ...item, count: 9 }))).toBe(items);
  expect(updateById(items, "a", (item) => item)).toBe(items);
});

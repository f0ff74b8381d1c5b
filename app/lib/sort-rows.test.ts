import { expect, test } from "vitest";
import { nextSort, sortRows } from "./sort-rows.ts";

test("what is missing stands last either way, and equals keep their order", () => {
  const rows = [
    { id: 1, value: 2 },
    { id: 2, value: null },
    { id: 3, value: 1 },
    { id: 4, value: 2 },
  ];
  const ids = (direction: "ascending" | "descending") =>
    sortRows(rows, ({ value }) => value, direction).map(({ id }) => id);
  expect(ids("ascending")).toEqual([3, 1, 4, 2]);
  expect(ids("descending")).toEqual([1, 4, 3, 2]);
});

test("the same column once more turns the order round; another begins the way it is told", () => {
  const byName = { field: "name", direction: "ascending" } as const;
  expect(nextSort(byName, "name")).toEqual({ field: "name", direction: "descending" });
  expect(nextSort<"name" | "size">(byName, "size")).toEqual({
    field: "size",
    direction: "ascending",
  });
  expect(nextSort<"name" | "size">(byName, "size", "descending")).toEqual({
    field: "size",
    direction: "descending",
  });
});

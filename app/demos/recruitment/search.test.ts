import { describe, expect, test } from "vitest";
import { buildRecruitment } from "./data.ts";
import {
  filterCandidates,
  filterCount,
  noFilters,
  searchCandidates,
  sortCandidates,
} from "./search.ts";

const { candidates, openedAt } = buildRecruitment(new Date(2026, 10, 20, 9, 0));
const names = (query: string) => searchCandidates(candidates, query).map(({ name }) => name);

describe("search", () => {
  test("looks at position and name in any case", () => {
    expect(names("ENGINEER")).toHaveLength(10);
    expect(names(" tan ").toSorted()).toEqual(["Leo Fontana", "Mei-Ling Tan"]);
    expect(names("")).toHaveLength(28);
  });

  test("does not look at skills, and reads signs as they are", () => {
    expect(names("react")).toEqual([]);
    expect(names("c++")).toEqual([]);
    expect(names("(")).toEqual([]);
  });

  test("does not fold accents", () => {
    expect(names("sorensen")).toEqual([]);
    expect(names("sØrensen")).toEqual(["Anika Sørensen"]);
  });
});

test("filters hold together", () => {
  const count = (filters: Partial<typeof noFilters>) =>
    filterCandidates(candidates, { ...noFilters, ...filters }, openedAt).length;
  expect(count({ isStuckOnly: true })).toBe(5);
  expect(count({ job: "J2" })).toBe(5);
  expect(count({ stage: "interview", minRating: "4.5" })).toBe(3);
  expect(count({ job: "J1", stage: "hired" })).toBe(0);
  expect(filterCount({ ...noFilters, query: "x", job: "J1", isStuckOnly: true })).toBe(2);
});

test("the list is sorted by what it shows", () => {
  const first = (field: "name" | "rating" | "days" | "stage" | "applied" | "position") =>
    sortCandidates(candidates, field, "descending", openedAt)[0]?.id;
  expect(first("name")).toBe("c28");
  expect(first("rating")).toBe("c10");
  expect(first("days")).toBe("c28");
  expect(first("stage")).toBe("c06");
  expect(first("position")).toBe("c22");
});

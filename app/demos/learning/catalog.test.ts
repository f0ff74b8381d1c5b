import { expect, test } from "vitest";
import { enroll, filterCourses, leave, ownCourses, recommend } from "./catalog.ts";
import { buildLearning } from "./data.ts";

const start = buildLearning(new Date(2026, 10, 20, 9, 0));

test("the catalog is filtered by category, level and words", () => {
  const ids = (
    ...filter: [string, Parameters<typeof filterCourses>[2], Parameters<typeof filterCourses>[3]]
  ) => filterCourses(start.courses, ...filter).map(({ id }) => id);
  expect(ids("", "Business", "all")).toEqual(["c3", "c7", "c8", "c12"]);
  expect(ids("LEILA", "all", "all")).toEqual(["c1", "c6"]);
  expect(ids("", "Languages", "Advanced")).toEqual([]);
});

test("one's own courses are shown by segment", () => {
  expect(ownCourses(start.courses, "all", "recent", "")).toHaveLength(5);
  expect(ownCourses(start.courses, "completed", "recent", "").map(({ id }) => id)).toEqual([
    "c2",
    "c3",
  ]);
  expect(ownCourses(start.courses, "running", "progress", "").map(({ id }) => id)).toEqual([
    "c5",
    "c1",
    "c4",
  ]);
});

test("the catalog recommends what is like the running courses, never what is taken", () => {
  expect(recommend(start.courses).map(({ course }) => course.id)).toEqual(["c6", "c11", "c9"]);
  expect(recommend(start.courses)[0]?.reason).toBe("Because you study data");
  expect(recommend(start.courses.slice(0, 6))).toHaveLength(1);
});

test("a course is taken once and can be given back", () => {
  const once = enroll(start.courses, "c6", "2026-11-20");
  expect(once[5]).toMatchObject({ enrolled: true, students: 1106, progress: 0 });
  expect(enroll(once, "c6", "2026-11-20")).toEqual(once);
  expect(leave(once, "c6")).toEqual(start.courses);
});

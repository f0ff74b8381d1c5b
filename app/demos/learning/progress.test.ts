import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { achievements } from "./achievements.ts";
import { enroll, filterCourses, leave, ownCourses, recommend } from "./catalog.ts";
import { buildLearning } from "./data.ts";
import { daysUpTo, learned, streak, weeklyGoal } from "./goals.ts";
import {
  courseProgress,
  learningSeconds,
  minutesLeft,
  nextChapter,
  resumeTarget,
} from "./progress.ts";

const now = new Date(2026, 10, 20, 9, 0);
const start = buildLearning(now);
const sql = start.courses[0];
const chaptersOf = (...done: boolean[]) => done.map((completed) => ({ completed }));

describe("progress", () => {
  test("of the sample courses", () => {
    expect(start.courses.slice(0, 5).map(({ progress }) => progress)).toEqual([
      40, 100, 100, 25, 67,
    ]);
  });

  test("is 100 only when every chapter is done, and nothing without chapters", () => {
    expect(courseProgress([])).toBe(0);
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 400 }), (done) => {
        const progress = courseProgress(chaptersOf(...done));
        expect(progress === 100).toBe(done.every(Boolean));
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("learning time is 4 h 20 min and 18 seconds", () => {
    expect(learningSeconds(start.courses)).toBe(15_618);
  });

  test("62 minutes are left of the SQL course", () => {
    expect(sql && minutesLeft(sql.chapters)).toBe(62);
  });

  test("the next chapter is the next open one, else the first open one, else none", () => {
    const chapters = sql?.chapters ?? [];
    expect(nextChapter(chapters, "c1-5")?.id).toBe("c1-6");
    expect(nextChapter(chapters, "c1-10")?.id).toBe("c1-5");
    const done = chapters.map((chapter) => ({ ...chapter, completed: true }));
    expect(nextChapter(done, "c1-5")).toBeNull();
  });

  test("what is resumed was used last and is not done", () => {
    expect(resumeTarget(start.courses)?.id).toBe("c1");
    expect(resumeTarget(start.courses.filter(({ completed }) => completed))).toBeNull();
  });
});

describe("goal and streak", () => {
  test("73 % of 150 minutes, six days in a row", () => {
    expect(weeklyGoal(start.days, 150)).toEqual({ percent: 73, minutes: 110, left: 40 });
    expect(streak(start.days)).toBe(6);
  });

  test("a reached goal stops at 100 and shows the real minutes", () => {
    expect(weeklyGoal(start.days, 60)).toEqual({ percent: 100, minutes: 110, left: 0 });
    expect(weeklyGoal(start.days, 300).percent).toBe(36);
  });

  test("a day without learning ends a streak, but today may still come", () => {
    const day = (seconds: number) => ({ day: "2026-11-20", seconds });
    expect(streak([day(5), day(5), day(0)])).toBe(2);
    expect(streak([day(5), day(0), day(0)])).toBe(0);
    expect(streak([day(0), day(5)])).toBe(1);
    expect(streak([day(5), day(5)])).toBe(2);
  });

  test("learning counts for today and never falls below nothing", () => {
    expect(learned(start.days, 60).at(-1)?.seconds).toBe(318);
    expect(learned(start.days, -1000).at(-1)?.seconds).toBe(0);
  });

  test("days end today and follow one another", () => {
    expect(daysUpTo(new Date(2027, 0, 1, 0, 5), 3)).toEqual([
      "2026-12-30",
      "2026-12-31",
      "2027-01-01",
    ]);
  });
});

describe("catalog", () => {
  test("is filtered by category, level and words", () => {
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

  test("recommends what is like the running courses, never what is taken", () => {
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
});

test("four of eight achievements are earned, the others say how far", () => {
  const all = achievements(start);
  expect(all.filter(({ earned }) => earned).map(({ title }) => title)).toEqual([
    "First Chapter",
    "Note Taker",
    "First Certificate",
    "Explorer",
  ]);
  expect(all.find(({ id }) => id === "hat-trick")?.text).toBe("2 of 3");
  expect(all.find(({ id }) => id === "streak")?.text).toBe("6 of 7");
  expect(all.find(({ id }) => id === "hours")?.text).toBe("4 h 20 min of 10 h");
});

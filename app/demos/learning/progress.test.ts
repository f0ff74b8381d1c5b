import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildLearning } from "./data.ts";
import {
  courseProgress,
  learningSeconds,
  minutesLeft,
  nextChapter,
  resumeTarget,
} from "./progress.ts";

const start = buildLearning(new Date(2026, 10, 20, 9, 0));
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

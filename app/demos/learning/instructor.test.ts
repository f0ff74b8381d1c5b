import { expect, test } from "vitest";
import { buildLearning } from "./data.ts";
import { dropText, questionScores, reachOf } from "./instructor.ts";

const [course] = buildLearning(new Date(2026, 10, 20, 9, 0)).courses;
if (!course) throw new Error("The academy has no course.");

test("the instructor sees where learners stop", () => {
  const reached = reachOf(course);
  expect(reached).toHaveLength(course.chapters.length);
  expect(reached[0]?.learners).toBe(course.students);
  expect(reached.map(({ percent }) => percent)).toEqual([100, 94, 89, 85, 71, 66, 62, 51, 48, 45]);
  expect(dropText(reached)).toBe("Biggest drop: before chapter 5, 14 points.");
  expect(dropText(reached.slice(0, 1))).toBe("Nobody stops.");
});

test("every question of the course has its score", () => {
  const scores = questionScores(course);
  expect(scores.map(({ chapter }) => chapter)).toEqual([5, 5, 6, 6, 7, 7]);
  expect(scores.every(({ percent }) => percent > 0 && percent < 100)).toBe(true);
});

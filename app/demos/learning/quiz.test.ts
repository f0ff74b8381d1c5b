import { expect, test } from "vitest";
import { achievements } from "./achievements.ts";
import { buildLearning } from "./data.ts";
import { questionsOf, scoreQuiz } from "./quiz.ts";
import { reduceLearning, type LearningAction } from "./reducer.ts";

const start = buildLearning(new Date(2026, 10, 20, 9, 0));
const after = (...actions: readonly LearningAction[]) => actions.reduce(reduceLearning, start);
const answer = (questionId: string, option: number): LearningAction => ({
  type: "answer",
  questionId,
  option,
});
const check: LearningAction = { type: "checkQuiz", chapterId: "c1-5" };
const badge = (state: typeof start) => achievements(state).find(({ id }) => id === "check");

test("chapters 5, 6 and 7 have two questions, inside their lecture, with one right answer", () => {
  const chapters = start.courses.flatMap((course) => course.chapters);
  const asked = chapters.filter(({ id }) => questionsOf(id).length > 0);
  expect(asked.map(({ id }) => id)).toEqual(["c1-5", "c1-6", "c1-7"]);
  for (const { id, duration } of asked) {
    expect(questionsOf(id)).toHaveLength(2);
    for (const { options, right, rewatch } of questionsOf(id)) {
      expect(options[right]).toBeDefined();
      expect(rewatch).toBeLessThan(duration);
    }
  }
});

test("a check counts what is right, and is not handed in with a gap", () => {
  expect(scoreQuiz(questionsOf("c1-5"), {})).toEqual({ right: 0, unanswered: 2 });
  expect(scoreQuiz(questionsOf("c1-5"), { "c1-5-q1": 1 })).toEqual({ right: 1, unanswered: 1 });
  expect(after(answer("c1-5-q1", 1), check).checked).toEqual([]);
});

test("two of two earn Perfect Check; an answer after the check changes nothing", () => {
  const half = after(answer("c1-5-q1", 1), answer("c1-5-q2", 2), check);
  expect(badge(half)).toMatchObject({ earned: false, text: "1 of 2" });
  expect(reduceLearning(half, answer("c1-5-q2", 0))).toBe(half);
  const again = [{ type: "retryQuiz", chapterId: "c1-5" } as const, answer("c1-5-q1", 1)];
  const whole = [...again, answer("c1-5-q2", 0), check].reduce(reduceLearning, half);
  expect(badge(whole)).toMatchObject({ earned: true, text: "2 of 2" });
});

import type { Course } from "./model.ts";
import { questionsOf } from "./quiz.ts";

/** Percent of the learners of "SQL for Product Decisions" who come to each chapter. */
const reach = [100, 94, 89, 85, 71, 66, 62, 51, 48, 45];

/** Percent of right answers, by question. */
const scores: Readonly<Record<string, number>> = {
  "c1-5-q1": 58,
  "c1-5-q2": 74,
  "c1-6-q1": 83,
  "c1-6-q2": 79,
  "c1-7-q1": 88,
  "c1-7-q2": 66,
};

export type ReachedChapter = {
  readonly title: string;
  readonly percent: number;
  readonly learners: number;
};

/** How many learners come to each chapter of a course. */
export function reachOf({ chapters, students }: Course): ReachedChapter[] {
  return chapters.map(({ title }, index) => {
    const percent = reach[index] ?? 0;
    return { title, percent, learners: Math.round((students * percent) / 100) };
  });
}

/** `Biggest drop: before chapter 5, 14 points.` */
export function dropText(reached: readonly ReachedChapter[]): string {
  const drops = reached.map(({ percent }, index) =>
    index === 0 ? 0 : (reached[index - 1]?.percent ?? 0) - percent,
  );
  const most = Math.max(0, ...drops);
  return most === 0
    ? "Nobody stops."
    : `Biggest drop: before chapter ${drops.indexOf(most) + 1}, ${most} points.`;
}

export type QuestionScore = {
  readonly chapter: number;
  readonly text: string;
  readonly percent: number;
};

/** The share of right answers to every question of a course. */
export function questionScores({ chapters }: Course): QuestionScore[] {
  return chapters.flatMap(({ id }, index) =>
    questionsOf(id).map((question) => ({
      chapter: index + 1,
      text: question.text,
      percent: scores[question.id] ?? 0,
    })),
  );
}

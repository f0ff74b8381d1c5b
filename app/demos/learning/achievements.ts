import { streak } from "./goals.ts";
import type { Achievement, LearningState } from "./model.ts";
import { doneCount, learningSeconds } from "./progress.ts";
import { bestCheck } from "./quiz.ts";
import { formatMinutes } from "./times.ts";

type Earned = Pick<LearningState, "courses" | "notes" | "days" | "answers" | "checked">;

type Goal = {
  readonly id: string;
  readonly title: string;
  readonly need: number;
  readonly how: string;
  readonly have: (state: Earned) => number;
  readonly text?: (have: number, need: number) => string;
};

const goals: readonly Goal[] = [
  {
    id: "first-chapter",
    title: "First Chapter",
    need: 1,
    how: "Complete a chapter.",
    have: ({ courses }) => doneCount(courses.flatMap(({ chapters }) => chapters)),
  },
  {
    id: "notes",
    title: "Note Taker",
    need: 3,
    how: "Write three notes while you watch.",
    have: ({ notes }) => notes.length,
  },
  {
    id: "certificate",
    title: "First Certificate",
    need: 1,
    how: "Complete every chapter of a course.",
    have: ({ courses }) => courses.filter(({ completed }) => completed).length,
  },
  {
    id: "check",
    title: "Perfect Check",
    need: 2,
    how: "Answer both questions of a knowledge check; they follow chapters 5, 6 and 7 of SQL.",
    have: bestCheck,
  },
  {
    id: "hat-trick",
    title: "Hat Trick",
    need: 3,
    how: "Complete three courses.",
    have: ({ courses }) => courses.filter(({ completed }) => completed).length,
  },
  {
    id: "streak",
    title: "Seven-Day Streak",
    need: 7,
    how: "Learn a little on seven days in a row.",
    have: ({ days }) => streak(days),
  },
  {
    id: "hours",
    title: "Ten Hours",
    need: 600,
    how: "Learn for ten hours in all.",
    have: ({ courses }) => Math.floor(learningSeconds(courses) / 60),
    text: (have, need) => `${formatMinutes(have)} of ${formatMinutes(need)}`,
  },
  {
    id: "explorer",
    title: "Explorer",
    need: 4,
    how: "Take courses in four categories.",
    have: ({ courses }) =>
      new Set(courses.filter(({ enrolled }) => enrolled).map(({ category }) => category)).size,
  },
];

/** What was earned and how far the rest is; all of it follows from the learner's courses, notes and days. */
export function achievements(state: Earned): Achievement[] {
  return goals.map(({ id, title, need, how, have: count, text }) => {
    const have = Math.min(count(state), need);
    return {
      id,
      title,
      how,
      have,
      need,
      earned: have >= need,
      text: (text ?? ((a: number, b: number) => `${a} of ${b}`))(have, need),
    };
  });
}

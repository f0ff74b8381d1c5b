import type { LearningState, Question } from "./model.ts";
import { sampleQuizzes } from "./sample-quizzes.ts";

export type Answers = LearningState["answers"];

/** The questions after a chapter; none after most. */
export function questionsOf(chapterId: string): readonly Question[] {
  return sampleQuizzes[chapterId] ?? [];
}

export type QuizScore = { readonly right: number; readonly unanswered: number };

export function scoreQuiz(questions: readonly Question[], answers: Answers): QuizScore {
  return {
    right: questions.filter(({ id, right }) => answers[id] === right).length,
    unanswered: questions.filter(({ id }) => answers[id] === undefined).length,
  };
}

/** The most right answers of one check that was handed in. */
export function bestCheck({
  checked,
  answers,
}: Pick<LearningState, "checked" | "answers">): number {
  return Math.max(0, ...checked.map((id) => scoreQuiz(questionsOf(id), answers).right));
}

/** Hands a check in once every question has an answer. */
export function checkQuiz(state: LearningState, chapterId: string): LearningState {
  const questions = questionsOf(chapterId);
  const isOpen = scoreQuiz(questions, state.answers).unanswered > 0;
  if (questions.length === 0 || isOpen || state.checked.includes(chapterId)) return state;
  return { ...state, checked: [...state.checked, chapterId] };
}

/** Takes a check back to the beginning. */
export function retryQuiz(state: LearningState, chapterId: string): LearningState {
  const own = new Set(questionsOf(chapterId).map(({ id }) => id));
  return {
    ...state,
    checked: state.checked.filter((id) => id !== chapterId),
    answers: Object.fromEntries(Object.entries(state.answers).filter(([id]) => !own.has(id))),
  };
}

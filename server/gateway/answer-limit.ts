import { limitConcurrency } from "../concurrency.ts";
import { words } from "./allowed-questions.ts";
import { restError } from "./answers.ts";
import type { Question } from "./check-question.ts";

/** In bytes. A page of the inbox whose fifty messages are all as long as they may be stays below. */
export const ANSWER_LIMIT = 4 * 1024 * 1024;

/** About the most that a value takes, in bytes: a text that may be long, and any other. */
const LONG = 32 * 1024;
const SHORT = 1024;
const MOST_AT_ONCE = 2;

const longTexts = words(
  "additional_info body competitors goals message notes project_description target_audience",
);

/**
 * Keeps answers small enough to be held in memory, many at a time: those that could become larger
 * than the limit are worked on two at a time, and what has become larger is not given out. An export
 * may be as large as it is.
 */
export function createAnswerLimit() {
  const enter = limitConcurrency(MOST_AT_ONCE);
  return async function limited(
    question: Question,
    answer: () => Promise<Response>,
  ): Promise<Response> {
    const { isExport } = question;
    if (!isExport && mostBytes(question) <= ANSWER_LIMIT) return withinLimit(await answer());
    const leave = await enter();
    try {
      return isExport ? await answer() : withinLimit(await answer());
    } finally {
      leave();
    }
  };
}

function mostBytes({ rows, columns }: Question): number {
  const widths = columns.map((column) => (longTexts.has(column) ? LONG : SHORT));
  return rows * widths.reduce((sum, width) => sum + width, 0);
}

/** By the length that the package declares: its answers are whole when they come. */
function withinLimit(answer: Response): Response {
  return answer.body === null || Number(answer.headers.get("content-length") ?? 0) <= ANSWER_LIMIT
    ? answer
    : restError(413, "PGRST413", "The answer is too large. Ask for fewer rows or columns.");
}

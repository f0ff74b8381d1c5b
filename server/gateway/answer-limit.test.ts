import { expect, test } from "vitest";
import { ANSWER_LIMIT, createAnswerLimit } from "./answer-limit.ts";
import type { Question } from "./check-question.ts";

const question = (given: Partial<Question>): Question => ({
  parameters: new URLSearchParams(),
  rows: 1000,
  columns: ["id", "message"],
  isExport: false,
  ...given,
});

function answerOf(bytes: number): Response {
  return new Response("…", { headers: { "content-length": String(bytes) } });
}

test("an answer over the limit is not given out, but of an export", async () => {
  const limited = createAnswerLimit();
  const ask = (given: Partial<Question>, bytes: number) =>
    limited(question(given), () => Promise.resolve(answerOf(bytes)));
  expect((await ask({}, ANSWER_LIMIT)).status).toBe(200);
  expect((await ask({ isExport: true }, 10 * ANSWER_LIMIT)).status).toBe(200);
  for (const rows of [1, 1000]) {
    const refused = await ask({ rows }, ANSWER_LIMIT + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      code: "PGRST413",
      message: "The answer is too large. Ask for fewer rows or columns.",
    });
  }
});

test("questions with large answers are worked on two at a time, the others at once", async () => {
  const limited = createAnswerLimit();
  const waiting: (() => void)[] = [];
  const ask = (given: Partial<Question>) =>
    limited(question(given), () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      waiting.push(() => resolve(answerOf(0)));
      return promise;
    });
  const large = Array.from({ length: 40 }, (_, index) => ask({ isExport: index === 5 }));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  expect(waiting).toHaveLength(2);
  const small = ask({ rows: 51 });
  await settled();
  expect(waiting).toHaveLength(3);
  waiting.pop()?.();
  expect((await small).status).toBe(200);
  while (waiting.length > 0) {
    expect(waiting.length).toBeLessThanOrEqual(2);
    waiting.shift()?.();
    await settled();
  }
  expect((await Promise.all(large)).every(({ ok }) => ok)).toBe(true);
});

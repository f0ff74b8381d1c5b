import { describe, expect, test } from "vitest";
import { business } from "./business.ts";
import { isKept, promiseLabel } from "./reply-promise.ts";
import { kindOf, recordKinds, type KindName } from "./registry.ts";

const day = 86_400;

test.each([
  [{ hours: 4 }, "4 hours"],
  [{ hours: 1 }, "1 hour"],
  [{ workingDays: 3 }, "3 working days"],
])("%j is %s", (promise, label) => {
  expect(promiseLabel(promise)).toBe(label);
});

describe("an answer keeps its promise", () => {
  test("of hours by the hour", () => {
    expect([14_400, 14_401].map((seconds) => isKept({ hours: 4 }, seconds))).toEqual([true, false]);
  });

  test("of working days as far as weekends leave no doubt", () => {
    const answers = [3 * day, 4 * day, 6 * day, 6 * day + 1];
    expect(answers.map((seconds) => isKept({ workingDays: 3 }, seconds))).toEqual([
      true,
      null,
      null,
      false,
    ]);
  });
});

/** What visitors read, in `domain/business.ts`, is what the clock of the inbox counts. */
describe("the site's words are the clock's", () => {
  const inWords: Readonly<Record<number, string>> = { 3: "three", 5: "five" };
  const said: Readonly<Record<string, readonly KindName[]>> = {
    [business.contactReply]: ["contact", "consultation", "order"],
    [business.claims.emailReply]: ["support"],
    [business.reviewTime]: ["partner", "engineer"],
    [business.jobReply]: ["job"],
  };

  test.each(Object.entries(said))("%s", (sentence, kinds) => {
    for (const kind of kinds) {
      const promise = kindOf(kind).replyWithin;
      if (promise === null) throw new Error(`${kind} promises nothing.`);
      const count = "hours" in promise ? promise.hours : promise.workingDays;
      const words = promiseLabel(promise).replace(String(count), inWords[count] ?? String(count));
      expect(sentence).toContain(words);
    }
  });

  test("whose acknowledgement says one of them has a clock", () => {
    const promising = recordKinds.filter(
      ({ acknowledgement }) =>
        acknowledgement !== null &&
        acknowledgement !== "own" &&
        Object.keys(said).some((words) => acknowledgement.answer.includes(words)),
    );
    expect(promising.length).toBeGreaterThan(4);
    expect(promising.filter(({ replyWithin }) => replyWithin === null)).toEqual([]);
  });
});

import { expect, test } from "vitest";
import type { CardStep } from "./card.ts";
import { daysOf, dealWords, stageWords } from "./step-words.ts";

test.each([
  [{ from: null, to: "lead", lostReason: null }, "started", "in Lead"],
  [{ from: "lead", to: "proposal", lostReason: null }, "moved", "from Lead to Proposal"],
  [{ from: "proposal", to: "won", lostReason: null }, "won", ""],
  [{ from: "proposal", to: "lost", lostReason: "no-answer" }, "lost", "(no answer)"],
  [{ from: "proposal", to: "lost", lostReason: "eclipse" }, "lost", ""],
])("a step of a deal %j reads %s … %s", (step, verb, rest) => {
  expect(dealWords(step)).toEqual({ verb, rest });
});

test("a stage that is not known is shown as it is", () => {
  expect(stageWords("negotiating")).toBe("negotiating");
  expect(stageWords("toString")).toBe("toString");
});

const now = new Date(2026, 10, 27, 0, 10);

function aStep(id: string, moment: Date): CardStep {
  const at = moment.toISOString();
  return { id, at, sort: "note", entryId: "e", authorId: null, body: "", mentions: [] };
}

test("steps stand under the calendar days of their reader, in their order", () => {
  const steps = [
    aStep("a", new Date(2026, 10, 27, 0, 5)),
    aStep("b", new Date(2026, 10, 26, 23, 55)),
    aStep("c", new Date(2026, 10, 26, 0, 0)),
    aStep("d", new Date(2025, 10, 26, 12, 0)),
  ];
  const days = daysOf(steps, now, "en-GB");
  expect(days.map(({ title, steps: own }) => [title, own.map(({ id }) => id)])).toEqual([
    ["Today", ["a"]],
    ["Yesterday", ["b", "c"]],
    ["Wednesday, 26 November 2025", ["d"]],
  ]);
});

test("a time that is none keeps its step", () => {
  const step: CardStep = { ...aStep("a", now), at: "soon" };
  expect(daysOf([step], now)).toEqual([{ title: "soon", steps: [step] }]);
});

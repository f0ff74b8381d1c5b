import { describe, expect, test } from "vitest";
import { dayAt } from "#domain/dates.ts";
import { buildRecruitment } from "./data.ts";
import type { Stage } from "./model.ts";
import { daysInStage, groupByStatus, isStuck, otherStages, reached, stages } from "./stages.ts";

const { candidates, openedAt } = buildRecruitment(new Date(2026, 10, 20, 9, 0));
const byId = (id: string) => candidates.find((one) => one.id === id) ?? candidates[0];

function inStage(stage: Stage, days: number) {
  const [one] = candidates;
  if (!one) throw new Error("no sample");
  const history = [{ stage, since: dayAt(openedAt, -days, "23:00") }];
  return { ...one, status: stage, history };
}

test("every stage has its list", () => {
  expect(Object.keys(groupByStatus([]))).toEqual([...stages]);
  expect(groupByStatus([{ status: "offer" as const }]).offer).toHaveLength(1);
});

describe("stuck", () => {
  test.each([
    ["screening", 5],
    ["interview", 10],
    ["offer", 4],
  ] as const)("%s is in time at %i days and late a day after", (stage, limit) => {
    expect(isStuck(inStage(stage, limit), openedAt)).toBe(false);
    expect(isStuck(inStage(stage, limit + 1), openedAt)).toBe(true);
  });

  test.each(["hired", "rejected"] as const)("%s never is", (stage) => {
    expect(isStuck(inStage(stage, 400), openedAt)).toBe(false);
  });
});

test("days are counted by the calendar, not by hours", () => {
  expect(daysInStage(inStage("offer", 1), openedAt)).toBe(1);
});

test("a rejected candidate keeps the furthest stage", () => {
  const [screened, interviewed] = [byId("c06"), byId("c23")];
  expect(screened && reached(screened)).toBe("screening");
  expect(interviewed && reached(interviewed)).toBe("interview");
});

test("the other stages begin with the next one", () => {
  expect(otherStages("interview")).toEqual(["offer", "hired", "rejected", "screening"]);
});

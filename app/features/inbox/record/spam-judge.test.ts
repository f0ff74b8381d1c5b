import { expect, test } from "vitest";
import type { MoveStep } from "../conversation/timeline.ts";
import type { Team } from "../entry/team.ts";
import { spamJudge } from "./spam-judge.ts";

const team: Team = {
  myId: "dana",
  members: [
    { id: "dana", name: "Dana", email: "dana@perilune.example", isOwner: true, isActive: true },
    { id: "lee", name: "Lee", email: "lee@perilune.example", isOwner: false, isActive: true },
  ],
};

function said(day: string, actorId: string | null, was: string | null, is: string | null) {
  const line = { id: day, at: day, actorId, before: { judgement: was }, after: { judgement: is } };
  return { id: day, at: day, sort: "move", line } satisfies MoveStep;
}

test("the last who said spam is named, whichever page of the timeline tells it", () => {
  const newest = [
    said("2026-11-22", "dana", "spam", "honest"),
    said("2026-11-23", "lee", "honest", "spam"),
  ];
  const oldest = [said("2026-11-21", "dana", null, "spam")];
  const pages = [newest, oldest].map((steps) => ({ steps, earlier: null }));
  expect(spamJudge(pages, team)).toBe("Lee");
  expect(spamJudge(pages.slice(1), team)).toBe("you");
});

test("other changes of a record that is spam say nothing, and neither does who has left", () => {
  const page = (step: MoveStep) => [{ steps: [step], earlier: null }];
  expect(spamJudge(page(said("2026-11-21", "lee", "spam", "spam")), team)).toBeUndefined();
  expect(spamJudge(page(said("2026-11-21", "gone", null, "spam")), team)).toBeUndefined();
  expect(spamJudge([], team)).toBeUndefined();
});

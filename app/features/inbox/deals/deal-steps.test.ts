import { expect, test } from "vitest";
import { calendarDay } from "../entry/calendar-day.ts";
import type { Team } from "../entry/team.ts";
import type { DealStep } from "./deal.ts";
import { tellSteps } from "./deal-steps.ts";

const now = new Date(2026, 10, 22, 10);
const team: Team = {
  myId: "dana",
  members: [
    { id: "dana", name: "Dana", email: "dana@perilune.example", isOwner: true, isActive: true },
    { id: "lee", name: "Lee", email: "lee@perilune.example", isOwner: false, isActive: true },
  ],
};

function told(change: Partial<DealStep>) {
  const step = { id: "1", at: "2026-11-21T10:00:00Z", actorId: "lee", isStart: false };
  const steps = tellSteps([{ ...step, before: {}, after: {}, ...change }], team, now);
  return steps.map(({ who, deed }) => `${who} ${deed}`);
}

test.each<[Partial<DealStep>, string]>([
  [{ isStart: true, after: { stage: "lead" } }, "Lee started it in Lead"],
  [
    { isStart: true, after: { stage: "talking", value_cents: 1_200_000, monthly_cents: 90_000 } },
    "Lee started it in Talking, worth $12,000 · $900 a month",
  ],
  [
    { before: { stage: "lead" }, after: { stage: "talking" }, actorId: "dana" },
    "You moved it from Lead to Talking",
  ],
  [
    { before: { stage: "proposal" }, after: { stage: "lost", lost_reason: "no-answer" } },
    "Lee moved it from Proposal to Lost (no answer)",
  ],
  [
    { before: { lost_reason: "price" }, after: { lost_reason: "timing" } },
    "Lee gave timing as the reason",
  ],
  [
    { before: { stage: "lost", lost_reason: "price" }, after: { stage: "won", lost_reason: null } },
    "Lee moved it from Lost to Won",
  ],
  [
    {
      before: { value_cents: null, monthly_cents: 100 },
      after: { value_cents: 1_250_050, monthly_cents: null },
    },
    "Lee set the value to $12,500.50 and cleared the monthly value",
  ],
  [
    { before: {}, after: { expected_on: "2026-12-01", owner_id: "dana" }, actorId: null },
    `The site expects it on ${calendarDay("2026-12-01", now)} and gave it to you`,
  ],
  [{ before: {}, after: { owner_id: "lee" } }, "Lee took it"],
  [{ before: { owner_id: "lee" }, after: {} }, "Lee gave it to nobody"],
])("%j is told in words", (change, words) => {
  expect(told(change)).toEqual([words]);
});

test("what says nothing is left out", () => {
  expect(told({ before: { stage: "lead" }, after: { stage: "lead" } })).toEqual([]);
});

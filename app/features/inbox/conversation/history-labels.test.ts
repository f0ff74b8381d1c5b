import { expect, test } from "vitest";
import { calendarDay } from "../entry/calendar-day.ts";
import { tellHistory } from "./history-labels.ts";
import type { HistoryLine } from "../entry/record.ts";
import type { Team } from "../entry/team.ts";

const now = new Date("2026-11-22T10:00:00Z");
const team: Team = {
  myId: "dana",
  members: [
    { id: "dana", name: "Dana", email: "dana@perilune.example", isOwner: true, isActive: true },
    { id: "lee", name: "Lee", email: "lee@perilune.example", isOwner: false, isActive: true },
  ],
};

function told(changes: Partial<HistoryLine>[]) {
  const lines = changes.map((change, index) => ({
    id: String(index),
    at: `2026-11-21T10:00:0${index}Z`,
    actorId: "lee",
    before: {},
    after: {},
    ...change,
  }));
  return tellHistory("support", lines, team, now).map(({ who, deed }) => `${who} ${deed}`);
}

test("each change is told in words", () => {
  expect(
    told([
      { before: { status: "open" }, after: { status: "resolved" } },
      { before: { assignee_id: null }, after: { assignee_id: "dana" } },
      { before: { assignee_id: null }, after: { assignee_id: "lee" } },
      { actorId: "dana", before: { assignee_id: "dana" }, after: { assignee_id: "lee" } },
      { before: { assignee_id: "lee" }, after: { assignee_id: null } },
      { before: { tags: ["a"] }, after: { tags: ["b", "c"] } },
      { before: { archived_at: null }, after: { archived_at: "2026-11-21T10:00:00Z" } },
      { before: { archived_at: "2026-11-21T10:00:00Z" }, after: { archived_at: null } },
      { before: { follow_up_on: null }, after: { follow_up_on: "2026-11-24" } },
      { before: { deal_id: null }, after: { deal_id: "one" } },
      { before: { deal_id: "one" }, after: { deal_id: "other" } },
      { before: { deal_id: "other" }, after: { deal_id: null } },
      { actorId: null, before: { answered_at: null }, after: { answered_at: "2026-11-21" } },
    ]),
  ).toEqual([
    "Lee marked it resolved",
    "Lee gave it to you",
    "Lee took it",
    "You gave it to Lee",
    "Lee gave it to nobody",
    "Lee tagged it b, c and removed the tag a",
    "Lee archived it",
    "Lee put it back into the inbox",
    `Lee set the follow-up to ${calendarDay("2026-11-24", now)}`,
    "Lee put it into a deal",
    "Lee moved it to another deal",
    "Lee took it out of its deal",
    "The site answered it",
  ]);
});

test("what is judged, and what goes into quarantine by itself or out of it, is told", () => {
  const at = "2026-11-21T10:00:00Z";
  const here = { quarantined_at: null, judgement: null, waiting_since: at };
  const apart = { quarantined_at: at, judgement: null, waiting_since: null };
  const spam = { ...apart, judgement: "spam" };
  expect(
    told([
      { actorId: null, before: here, after: apart },
      { actorId: null, before: apart, after: here },
      { before: here, after: spam },
      { actorId: "dana", before: apart, after: spam },
      { before: spam, after: { ...here, judgement: "honest" } },
    ]),
  ).toEqual([
    "The site kept it apart as suspected advertising",
    "The site brought it back from quarantine",
    "Lee marked it as spam",
    "You marked it as spam",
    "Lee marked it as not spam",
  ]);
});

test("a status that is the first answer as well is told once", () => {
  const at = "2026-11-21T10:00:00Z";
  expect(
    told([
      { at, before: { status: "open" }, after: { status: "resolved" } },
      { at, before: { answered_at: null }, after: { answered_at: at } },
    ]),
  ).toEqual(["Lee marked it resolved"]);
});

test("who has left is somebody", () => {
  expect(told([{ actorId: "gone", after: { status: "resolved" } }])).toEqual([
    "Somebody marked it resolved",
  ]);
});

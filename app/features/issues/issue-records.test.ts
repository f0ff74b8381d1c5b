import { expect, test } from "vitest";
import {
  discardOutcomeOf,
  issueRowsOf,
  missedReadersOf,
  moveOf,
  saveAnswerOf,
  startOf,
  storedIssueOf,
  trialOf,
} from "./issue-records.ts";

const at = "2026-11-28T09:00:00+00:00";
const row = {
  id: "1",
  subject: "November",
  state: "paused",
  paused_why: "sign-in",
  version: 4,
  readers: 312,
  changed_at: at,
  changed_by_name: "",
  started_at: at,
  started_by_name: "Dana Wells",
  ended_at: null,
  waiting: 60,
  queued: 38,
  handed: 200,
  refused: 3,
  bounced: 7,
  skipped: 4,
  unsubscribed: 2,
};

test("an issue that goes out is read with what came of its letters", () => {
  expect(issueRowsOf([row])).toEqual([
    {
      id: "1",
      subject: "November",
      state: "paused",
      pausedWhy: "sign-in",
      readers: 312,
      changedAt: at,
      changedBy: "",
      startedAt: at,
      startedBy: "Dana Wells",
      endedAt: null,
      letters: { waiting: 98, handed: 200, refused: 3, bounced: 7, skipped: 4, unsubscribed: 2 },
    },
  ]);
  expect(issueRowsOf([{ ...row, state: "sending", paused_why: "" }])[0]?.pausedWhy).toBeNull();
  expect(() => issueRowsOf([{ ...row, state: "lost" }])).toThrow("Invalid");
});

test("the words of one issue, and of none", () => {
  const { id, subject, version, changed_at } = row;
  const found = { id, subject, preheader: "", body: "Hello", version, state: "draft", changed_at };
  expect(storedIssueOf([found])).toEqual({
    id: "1",
    words: { subject: "November", preheader: "", body: "Hello" },
    version: 4,
    state: "draft",
    changedAt: at,
  });
  expect(storedIssueOf([])).toBeNull();
});

test("each answer to a save", () => {
  const answer = { version: 5, changed_at: at, changed_by_name: "Ben" };
  expect(saveAnswerOf({ ...answer, outcome: "saved" })).toEqual({
    outcome: "saved",
    version: 5,
    at,
  });
  expect(saveAnswerOf({ ...answer, outcome: "changed" })).toEqual({
    outcome: "changed",
    by: "Ben",
  });
  const none = { version: 0, changed_at: null, changed_by_name: "" };
  for (const outcome of ["begun", "gone", "full"]) {
    expect(saveAnswerOf({ ...none, outcome })).toEqual({ outcome });
  }
  expect(() => saveAnswerOf({ ...answer, outcome: "else" })).toThrow("Invalid");
});

test("the other answers", () => {
  expect(discardOutcomeOf({ outcome: "discarded", version: 1 })).toBe("discarded");
  expect(trialOf({ outcome: "queued", to: "dana@perilune.example" })).toEqual({
    outcome: "queued",
    to: "dana@perilune.example",
  });
  expect(trialOf({ outcome: "often" })).toEqual({ outcome: "often", to: "" });
  expect(startOf({ outcome: "count", readers: 313 })).toEqual({ outcome: "count", readers: 313 });
  expect(moveOf({ outcome: "not", state: "sent" })).toEqual({ outcome: "not", state: "sent" });
});

test("readers who did not get it, also those who were erased", () => {
  const reader = { email: "", at, reason: "550 No such mailbox" };
  expect(missedReadersOf([reader])).toEqual([reader]);
});

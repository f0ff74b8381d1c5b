import { expect, test } from "vitest";
import { lateSince, mailStateOf } from "./mail-state.ts";

const now = new Date("2026-12-01T10:00:00Z");
const never = { lastOkAt: null, failingSince: null, nextTryAt: null, error: "" };

test.each([
  ["no mailbox", null, null],
  ["one that nobody has tried", never, null],
  ["a minute ago", { ...never, lastOkAt: "2026-12-01T09:59:00Z" }, null],
  [
    "a failure of ten minutes",
    { ...never, lastOkAt: "2026-12-01T09:50:00Z", failingSince: "2026-12-01T09:51:00Z" },
    null,
  ],
  [
    "a failure of 16 minutes: since the last letter could come",
    { ...never, lastOkAt: "2026-12-01T09:44:00Z", failingSince: "2026-12-01T09:45:00Z" },
    "2026-12-01T09:44:00Z",
  ],
  [
    "a failure from the start",
    { ...never, failingSince: "2026-12-01T09:00:00Z" },
    "2026-12-01T09:00:00Z",
  ],
  [
    "a reader that stands still without a word",
    { ...never, lastOkAt: "2026-12-01T09:00:00Z" },
    "2026-12-01T09:00:00Z",
  ],
])("late, with %s", (_name, state, since) => {
  expect(lateSince(state, now)).toBe(since);
});

test("no row is no mailbox", () => {
  expect(mailStateOf([])).toBeNull();
  const row = { last_ok_at: null, failing_since: null, next_try_at: null, error: "" };
  expect(mailStateOf([row])).toEqual(never);
});

import { expect, test } from "vitest";
import { anEntry } from "../entry-sample.ts";
import { responseClock } from "./response-clock.ts";

const due = "2026-11-21T12:00:00+00:00";

test.each([
  ["2026-11-21T08:30:00Z", "due in 3 h", false],
  ["2026-11-21T11:59:40Z", "due in 1 min", false],
  ["2026-11-21T12:00:30Z", "overdue by 1 min", true],
  ["2026-11-22T12:00:00Z", "overdue by 24 h", true],
  ["2026-11-24T11:00:00Z", "overdue by 2 d", true],
])("at %s it is %s", (now, text, isLate) => {
  expect(responseClock(anEntry({ dueAt: due }), new Date(now))).toEqual({ text, isLate });
});

test("what nobody waits for, or was never promised, has no clock", () => {
  const now = new Date(due);
  const { work } = anEntry();
  expect(responseClock({ dueAt: due, work: { ...work, waitingSince: null } }, now)).toBeNull();
  expect(responseClock({ dueAt: null, work }, now)).toBeNull();
  expect(responseClock({ dueAt: "soon", work }, now)).toBeNull();
});

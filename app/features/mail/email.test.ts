import { expect, test } from "vitest";
import { isChanging, isScheduled } from "./email.ts";

const now = new Date("2026-11-27T09:00:00Z");
const past = "2026-11-27T08:59:58Z";
const later = "2026-11-30T08:00:00Z";

test.each([
  ["on", "queued", 0, "", true],
  ["on", "queued", 1, "Sent once", false],
  ["on", "sending", 2, "Sent twice", true],
  ["on", "sent", 1, "Sent", false],
  ["off", "queued", 0, "", true],
  ["off", "queued", 0, "Written down", false],
  ["off", "skipped", 0, "", false],
  ["hosted", "queued", 0, "", false],
  [undefined, "queued", 0, "", false],
] as const)(
  "with mail %s an e-mail that is %s after %i attempts, “%s”, changes: %s",
  (mode, state, attempts, subject, changes) => {
    expect(isChanging({ state, attempts, subject, madeAt: past, nextAt: past }, mode, now)).toBe(
      changes,
    );
  },
);

test.each([
  ["queued", 0, later, true],
  ["queued", 0, past, false],
  ["queued", 1, later, false],
  ["skipped", 0, later, false],
] as const)(
  "an e-mail that is %s after %i attempts and due at %s is kept for later: %s",
  (state, attempts, nextAt, isKept) => {
    expect(isScheduled({ state, attempts, madeAt: past, nextAt }, now)).toBe(isKept);
  },
);

test.each(["on", "off"] as const)(
  "with mail %s what is kept for later is not looked at again and again",
  (mode) => {
    const waiting = { state: "queued", attempts: 0, subject: "" } as const;
    const reminder = { ...waiting, madeAt: past, nextAt: later };
    expect(isChanging(reminder, mode, now)).toBe(false);
  },
);

test("what is due at once is looked at by a reader whose clock is slow", () => {
  const slow = new Date("2026-11-27T08:55:00Z");
  const receipt = {
    state: "queued",
    attempts: 0,
    subject: "",
    madeAt: past,
    nextAt: past,
  } as const;
  expect(isScheduled(receipt, slow)).toBe(false);
  expect(isChanging(receipt, "on", slow)).toBe(true);
});

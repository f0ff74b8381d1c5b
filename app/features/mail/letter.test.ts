import { expect, test } from "vitest";
import { isChanging, recordAddress } from "./letter.ts";
import { lettersOf, letterCountsOf } from "./letter-records.ts";

const row = {
  id: "1",
  created_at: "2026-11-22T09:00:00+00:00",
  to: "ada@example.com",
  template: "receipt",
  payload: { kind: "support", reference: "SR-1" },
  entry_id: "e",
  state: "queued",
  attempts: 0,
  next_at: "2026-11-22T09:00:00+00:00",
  sent_at: null,
  error: "",
  subject: "",
  body: "",
};

test("a row is a letter with its record", () => {
  const [letter] = lettersOf([row]);
  expect(letter?.record).toEqual({ id: "e", kind: "support", reference: "SR-1" });
  expect(
    lettersOf([{ ...row, template: "recovery", entry_id: null, payload: {} }])[0]?.record,
  ).toBe(null);
  expect(() => lettersOf([{ ...row, state: "lost" }])).toThrow(/state/);
});

test("states without letters count nought", () => {
  expect(letterCountsOf([{ state: "sent", total: 12 }])).toEqual({
    queued: 0,
    sending: 0,
    sent: 12,
    failed: 0,
    skipped: 0,
  });
});

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
  "with mail %s a letter that is %s after %i attempts, “%s”, changes: %s",
  (mode, state, attempts, subject, changes) => {
    expect(isChanging({ state, attempts, subject }, mode)).toBe(changes);
  },
);

test("a record's address names its view, but for contact submissions", () => {
  expect(recordAddress({ id: "e", kind: "support", reference: "" })).toBe("?view=support&record=e");
  expect(recordAddress({ id: "e", kind: "contact", reference: "" })).toBe("?record=e");
});

import { expect, test } from "vitest";
import { emailsOf, emailCountsOf } from "./email-records.ts";

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
  delivery: "",
};

test("a row is an e-mail with its record", () => {
  const [email] = emailsOf([row]);
  expect(email?.record).toEqual({ id: "e", kind: "support", reference: "SR-1" });
  expect(emailsOf([{ ...row, template: "recovery", entry_id: null, payload: {} }])[0]?.record).toBe(
    null,
  );
  expect(() => emailsOf([{ ...row, state: "lost" }])).toThrow(/state/);
});

test("what came back of a letter is told beside its state", () => {
  const sent = { ...row, template: "reply", state: "sent", delivery: "bounced" };
  expect(emailsOf([sent])[0]).toMatchObject({
    template: "reply",
    state: "sent",
    report: "bounced",
  });
});

test("states without e-mails count nought", () => {
  expect(emailCountsOf([{ state: "sent", total: 12 }])).toEqual({
    queued: 0,
    sending: 0,
    sent: 12,
    failed: 0,
    skipped: 0,
  });
});

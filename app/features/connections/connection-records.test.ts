import { expect, test } from "vitest";
import { deliveriesOf, tokensOf, webhooksOf } from "./connection-records.ts";
import { canResend, isMoving } from "./connection.ts";

const hook = {
  id: "1",
  created_at: "2026-11-28T09:00:00+00:00",
  created_by: null,
  name: "Slack",
  url: "https://hooks.example.com/x",
  host: "hooks.example.com",
  events: ["deal.stage_changed", "lead.created"],
  preset: "slack",
  with_contact: false,
  failing_since: null,
  disabled_at: null,
  disabled_why: null,
  both_until: null,
  waiting: 2,
  last: { state: "sent", at: "2026-11-28T09:01:00+00:00" },
};

test("a webhook has its events in the order of the form, and is on until it was switched off", () => {
  const [one] = webhooksOf([hook]);
  expect(one).toMatchObject({
    events: ["lead.created", "deal.stage_changed"],
    off: null,
    waiting: 2,
    last: { state: "sent" },
  });
  const at = "2026-11-28T10:00:00+00:00";
  const [off] = webhooksOf([{ ...hook, disabled_at: at, disabled_why: "gone", last: null }]);
  expect(off?.off).toEqual({ since: at, why: "gone" });
  expect(() => webhooksOf([{ ...hook, preset: "pigeon" }])).toThrow(/preset/);
});

const row = {
  id: "d",
  event: "lead.created",
  at: "2026-11-28T09:00:00+00:00",
  state: "queued",
  attempts: 1,
  next_at: "2026-11-28T09:02:00+00:00",
  ended_at: null,
  answer_status: 500,
  answer: "<h1>no</h1>",
  error: "The receiver answered 500.",
  took_ms: 12,
  entry_id: "e",
  deal_id: null,
  kind: "support",
  reference: "PR-1",
};

test("a delivery has its record, or a deal, or as a test neither", () => {
  const trial = { ...row, event: "test", entry_id: null, kind: "", reference: "" };
  const deal = { ...trial, event: "deal.stage_changed", deal_id: "x" };
  expect(deliveriesOf([row, deal, trial]).map(({ record, dealId }) => [record, dealId])).toEqual([
    [{ id: "e", kind: "support", reference: "PR-1" }, null],
    [null, "x"],
    [null, null],
  ]);
});

test("what is tried again much later is not about to move", () => {
  const now = new Date("2026-11-28T09:00:00Z");
  const [later] = deliveriesOf([row]);
  const [atOnce] = deliveriesOf([{ ...row, next_at: row.at }]);
  const [leaving] = deliveriesOf([{ ...row, state: "sending" }]);
  const [ended] = deliveriesOf([{ ...row, state: "failed", next_at: row.at }]);
  expect([later, atOnce, leaving, ended].map((one) => one && isMoving(one, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([later, leaving, ended].map((one) => one && canResend(one))).toEqual([false, false, true]);
});

test("a token has the day of its last use, or none", () => {
  const token = {
    id: "t",
    name: "Report",
    last_four: "x1_-",
    scopes: ["leads:read"],
    created_at: "2026-11-28T09:00:00+00:00",
    made_by: "",
    expires_at: "2027-11-28T09:00:00+00:00",
    last_used_on: null,
    revoked_at: null,
    state: "orphaned",
  };
  const [never, used] = tokensOf([token, { ...token, last_used_on: "2026-11-27" }]);
  expect(never).toMatchObject({ lastFour: "x1_-", lastUsedOn: null, state: "orphaned" });
  expect(used?.lastUsedOn).toBe("2026-11-27");
});

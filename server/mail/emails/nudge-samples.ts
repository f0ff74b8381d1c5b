import type { Email } from "#domain/letter/email.ts";
import { digestEmail, digestShape } from "./digest.ts";
import { nudgeItemShape, nudgeNames, type NudgeItem } from "./nudge-items.ts";
import { nudgeEmail } from "./nudge.ts";

const origin = "https://www.perilune.example";
export const sampleNow = new Date("2026-11-24T12:00:00Z");
export const sampleReader = { origin, zone: "Europe/Lisbon", now: sampleNow };

/** A record with what a stranger may write in it. */
export function aNudgeItem(changed: object = {}): NudgeItem {
  return nudgeItemShape.parse({
    id: "b4a0f6de-1111-4222-8333-444455556666",
    kind: "support",
    reference: "SR-12345678",
    name: "Ada <b>Lovelace</b> of https://evil.example",
    company: "Engines Ltd",
    subject: "It stopped, see www.evil.example",
    due_at: "2026-11-24T18:00:00+00:00",
    by_name: "Dana Reyes",
    note: "",
    is_mine: true,
    ...changed,
  });
}

const job = {
  id: "c4a0f6de-1111-4222-8333-444455556666",
  kind: "job",
  reference: "JB-12345678",
  subject: "senior-product-engineer",
  due_at: "infinity",
  is_mine: false,
};
const note = `Please look: https://evil.example/a\n${"A long line of words. ".repeat(20)}`;
const many = Array.from({ length: 31 }, (_, index) =>
  aNudgeItem({
    id: `d4a0f6de-1111-4222-8333-${String(index).padStart(12, "0")}`,
    reference: `SR-${String(index).padStart(8, "0")}`,
  }),
);

const raw = {
  id: "b4a0f6de-1111-4222-8333-444455556666",
  kind: "order",
  reference: "PL-12345678",
  name: "Ada",
  company: "",
  subject: "Professional package",
  due_at: "2026-11-23T18:00:00+00:00",
  waiting_since: "2026-11-22T18:00:00+00:00",
};
const none = { mine: 0, mineOverdue: 0, nobody: 0, nobodyOverdue: 0, followUps: 0, fresh: 0 };

const noneApart = { total: 0, fresh: 0, leaving: 0 };

/** As the database answers it. */
export function aDigest(changed: object = {}, counts: Partial<typeof none> = {}) {
  return digestShape.parse({
    zone: "Europe/Lisbon",
    since: "2026-11-23T08:00:00+00:00",
    counts: { ...none, ...counts },
    quarantine: noneApart,
    fresh: [],
    mine: [],
    nobody: [],
    followUps: [],
    told: [],
    ...changed,
  });
}

const full = aDigest(
  {
    since: "2026-11-20T08:00:00+00:00",
    fresh: [
      { kind: "contact", total: 12 },
      { kind: "newsletter", total: 2 },
    ],
    quarantine: { total: 10_212, fresh: 10_005, leaving: 1_203 },
    mine: [raw, { ...raw, reference: "PL-23456789", due_at: null }],
    nobody: [{ ...raw, kind: "call", reference: "CB-12345678", subject: "" }],
    followUps: [raw],
    told: [
      { ...raw, ...job, what: "assigned", by_name: "Dana Reyes", note: "" },
      { ...raw, ...job, what: "mentioned", by_name: "Dana Reyes", note },
      { ...raw, ...job, what: "escalated", by_name: "", note: "" },
    ],
  },
  { mine: 31, mineOverdue: 3, nobody: 1, nobodyOverdue: 1, followUps: 1, fresh: 14 },
);

/** Every letter to the team in each of its forms. */
export const nudgeEmails: readonly (readonly [name: string, emails: readonly Email[]])[] = [
  ...nudgeNames.map(
    (what) =>
      [
        `nudge, ${what}`,
        [
          nudgeEmail(what, [aNudgeItem()], sampleReader),
          nudgeEmail(what, [aNudgeItem({ ...job, by_name: "", note })], sampleReader),
          nudgeEmail(what, [aNudgeItem({ note }), aNudgeItem(job)], sampleReader),
          nudgeEmail(what, [aNudgeItem(), ...many], sampleReader),
        ],
      ] as const,
  ),
  [
    "digest",
    [
      full,
      aDigest({ nobody: [raw] }, { nobody: 1 }),
      aDigest({ fresh: [{ kind: "email", total: 1 }] }, { fresh: 1 }),
      aDigest({ told: [{ ...raw, what: "overdue" }] }),
      aDigest({ quarantine: { total: 1, fresh: 1, leaving: 0 } }),
    ].flatMap((digest) => digestEmail(digest, origin, sampleNow) ?? []),
  ],
];

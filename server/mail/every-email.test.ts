import { describe, expect, test } from "vitest";
import { kindOf, recordKinds, type KindName } from "#domain/registry.ts";
import { emailHtml } from "./email-html.ts";
import { emailText } from "./email-text.ts";
import type { Email } from "./email.ts";
import { confirmAccountEmail } from "./emails/confirm-account.ts";
import { newsletterEmail } from "./emails/newsletter.ts";
import { noticeEmail, type NoticeEntry } from "./emails/notice.ts";
import {
  plainKinds,
  acknowledgementEmail,
  acknowledgementShape,
} from "./emails/acknowledgement.ts";
import { recoveryEmail } from "./emails/recovery.ts";

const origin = "https://www.perilune.example";
const secret = "9f2c".repeat(16);
const begins = "2026-11-24T18:00:00+00:00";

const kinds = recordKinds.filter(({ noticeName }) => noticeName !== null).map(({ kind }) => kind);
const topicsOf = (kind: KindName) => (kindOf(kind).topic?.options ?? []).map(({ value }) => value);

const call = {
  kind: "call",
  reference: "CB-12345678",
  type: "call15",
  starts_at: begins,
  ends_at: "2026-11-24T18:15:00+00:00",
  has_phone: true,
  tz: "America/New_York",
} as const;
const order = {
  kind: "order",
  reference: "PL-12345678",
  item: "Professional package",
  price_cents: 599_700,
  is_monthly: false,
  addons: [
    { name: "Rush Delivery", price_cents: 150_000, is_monthly: false },
    { name: "Premium Support", price_cents: 50_000, is_monthly: true },
  ],
  subtotal_cents: 749_700,
  monthly_cents: 50_000,
} as const;

const entry: NoticeEntry = {
  id: "b4a0f6de-1111-4222-8333-444455556666",
  kind: "contact",
  reference: "PR-12345678",
  name: "Ada <b>Lovelace</b>",
  email: "ada@example.com",
  company: "Engines Ltd",
  subject: "Booking page",
  topic: "",
  body: `We let holiday flats in three cities.\n\n${"A long line of words. ".repeat(12)}`,
  receivedAt: "2026-11-23T17:00:00.123456+00:00",
  zone: null,
};

/** Of a kind that has topics, one notice for each. */
function noticesOf(kind: KindName): Email[] {
  if (kind === "order") return [noticeEmail({ ...entry, kind, topic: "professional" }, origin)];
  return [...topicsOf(kind), "some-new_value"].map((topic) => {
    const subject = { call: begins, job: topic }[kind as string] ?? entry.subject;
    const zone = kind === "call" ? "Asia/Tokyo" : null;
    return noticeEmail({ ...entry, kind, topic, subject, zone }, origin);
  });
}

const emails: readonly (readonly [name: string, emails: readonly Email[]])[] = [
  ...plainKinds.map(
    (kind) =>
      [
        `receipt, ${kind}`,
        [acknowledgementEmail({ kind, reference: "XX-12345678" }, origin)],
      ] as const,
  ),
  [
    "receipt, call",
    [acknowledgementEmail(call, origin), acknowledgementEmail({ ...call, tz: "" }, origin)],
  ],
  ["receipt, order", [acknowledgementEmail(acknowledgementShape.parse(order), origin)]],
  ["recovery", [recoveryEmail(secret, origin)]],
  ["newsletter", [newsletterEmail({ confirm: secret, unsubscribe: secret }, origin)]],
  [
    "account",
    [confirmAccountEmail(secret, false, origin), confirmAccountEmail(secret, true, origin)],
  ],
  ...kinds.map((kind) => [`notice, ${kind}`, noticesOf(kind)] as const),
];

/** What forms and tables call things, where it cannot be a word of a sentence. */
const slugs = kinds
  .flatMap(topicsOf)
  .concat("some-new_value")
  .filter((value) => /[-_\d]|^(?:ecommerce|realestate)$/.test(value));

describe.each(emails)("%s", (_name, all) => {
  test.each(all.map((email) => [email.subject, email] as const))(
    "%s has neither raw times nor raw values",
    (_subject, email) => {
      for (const part of [emailText(email), emailHtml(email), email.subject, email.preview]) {
        expect(part).not.toMatch(/\d{4}-\d\d-\d\d/);
        expect(slugs.filter((slug) => part.includes(slug))).toEqual([]);
        expect(part).not.toMatch(/undefined|null|NaN|\[object/);
        // No time without its zone.
        expect(part.replaceAll(/\d [AP]M\s+\([^)]+\)/g, "")).not.toMatch(/\d [AP]M/);
      }
    },
  );

  test.each(all.map((email) => [email.subject, email] as const))(
    "%s looks like the house and fetches nothing",
    (_subject, email) => {
      const html = emailHtml(email);
      expect(html.match(/<h1 /g)).toHaveLength(1);
      expect(html.match(/border-radius:8px;color:/g)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(html).toMatch(/<html lang="en"/);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      for (const [tag] of html.matchAll(/<table[^>]*>/g))
        expect(tag).toContain('role="presentation"');
      expect(html).not.toMatch(/<img|src=|url\(|@import|@font-face|<link|<script/);
      const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = ""]) => address);
      for (const address of addresses) {
        expect(address).toMatch(/^(?:https:\/\/www\.perilune\.example\/|tel:\+|mailto:hello@)/);
      }
      expect(html).toContain("&zwnj;");
    },
  );

  test.each(all.map((email) => [email.subject, email] as const))(
    "%s is as good as text",
    (_subject, email) => {
      const text = emailText(email);
      expect(text.startsWith(`${email.heading}\n${"=".repeat(email.heading.length)}\n`)).toBe(true);
      const isFine = (line: string) =>
        line.includes("://") ? /^\S+$/.test(line) : line.length <= 72;
      expect(text.split("\n").filter((line) => !isFine(line))).toEqual([]);
      expect(text).not.toMatch(/&\w+;|\n\n\n/);
      expect(email.subject.length).toBeLessThanOrEqual(70);
    },
  );
});

test("an order's amounts stand one below the other", () => {
  expect(emailText(acknowledgementEmail(acknowledgementShape.parse(order), origin))).toContain(
    [
      "Professional package   $5,997",
      "Rush Delivery          $1,500",
      "Premium Support          $500 a month",
      "-------------------------------------",
      "Total, once            $7,497",
      "Total, every month       $500",
    ].join("\n"),
  );
});

test("a call is told in its visitor's zone, and in ours where that differs", () => {
  const timesFor = (tz: string) =>
    emailText(acknowledgementEmail({ ...call, tz }, origin))
      .split("\n")
      .filter((line) => /^(?:When|Our time):/.test(line));
  const ours = "Tuesday, November 24, 2026 at 10:00 AM (Pacific time, PST)";
  expect(timesFor("America/New_York")).toEqual([
    "When:       Tuesday, November 24, 2026 at 1:00 PM (New York time, EST)",
    `Our time:   ${ours}`,
  ]);
  for (const tz of ["", "Mars/Olympus", "America/Los_Angeles"]) {
    expect(timesFor(tz)).toEqual([`When:       ${ours}`]);
  }
  expect(timesFor("UTC")[0]).toBe("When:       Tuesday, November 24, 2026 at 6:00 PM (UTC)");
});

test("the team reads when a call is, and for which role somebody applies", () => {
  const [aCall] = noticesOf("call");
  expect(emailText(aCall ?? fail())).toMatch(
    /Type of call: {2}15-minute call\nWhen: .*10:00 AM\s+\(Pacific time, PST\)\nTheir time: .*3:00 AM\s+\(Tokyo time, GMT\+9\)/,
  );
  const [aJob] = noticesOf("job");
  expect(emailText(aJob ?? fail())).toMatch(/Role: +Senior product engineer\n/);
});

function fail(): never {
  throw new Error("there is no such e-mail");
}

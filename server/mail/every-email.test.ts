import { describe, expect, test } from "vitest";
import { kindOf, recordKinds, type KindName } from "#domain/registry.ts";
import { emailHtml } from "#domain/letter/email-html.ts";
import { emailText } from "#domain/letter/email-text.ts";
import type { Email } from "#domain/letter/email.ts";
import { issueEmails } from "#domain/letter/issue-samples.ts";
import { confirmAccountEmail } from "./emails/confirm-account.ts";
import { newsletterEmail } from "./emails/newsletter.ts";
import type { CallFacts } from "./emails/calls/call-facts.ts";
import {
  bookedCallEmail,
  callReminderEmail,
  cancelledCallEmail,
  confirmCallEmail,
  movedCallEmail,
} from "./emails/calls/caller-letters.ts";
import { erasedCallEmail, hostCallEmail, passedOnEmail } from "./emails/calls/host-letters.ts";
import { floodNoticeEmail } from "./emails/flood-notice.ts";
import { noticeEmail, type NoticeEntry } from "./emails/notice.ts";
import {
  plainKinds,
  acknowledgementEmail,
  acknowledgementShape,
} from "./emails/acknowledgement.ts";
import { nudgeEmails } from "./emails/nudge-samples.ts";
import { recoveryEmail } from "./emails/recovery.ts";
import { webhookOffEmail } from "./emails/webhook-off.ts";

const origin = "https://www.perilune.example";
const secret = "9f2c".repeat(16);
const begins = "2026-11-24T18:00:00+00:00";

const kinds = recordKinds.filter(({ noticeName }) => noticeName !== null).map(({ kind }) => kind);
const topicsOf = (kind: KindName) => (kindOf(kind).topic?.options ?? []).map(({ value }) => value);

const call: CallFacts = {
  id: "b4a0f6de-1111-4222-8333-444455556666",
  reference: "CB-12345678",
  type: "call15",
  startsAt: new Date(begins),
  endsAt: new Date("2026-11-24T18:15:00Z"),
  madeAt: new Date("2026-11-20T09:00:00Z"),
  status: "confirmed",
  sequence: 2,
  place: "phone",
  zone: "America/New_York",
  name: "Ada <b>Lovelace</b> of https://evil.example",
  email: "ada@example.com",
  phone: "+1 212 555 0100",
  cancelledBy: null,
  cancelReason: "",
  hostName: "Dana Reyes",
  meetingUrl: "https://www.perilune.example/meet/dana",
};
const payload = {
  booking: call.id,
  reference: call.reference,
  type: call.type,
  starts_at: call.startsAt,
  ends_at: call.endsAt,
  host: 2,
  sequence: 2,
} as const;
const from = { name: "Perilune", address: "hello@perilune.example" };
const caller = { origin, from, secret, now: new Date("2026-11-20T09:00:00Z") };
const host = { ...caller, to: ["dana@perilune.example"], zone: "Europe/Lisbon" };
const earlier = new Date("2026-11-23T18:00:00Z");

/** The same call in each place and of each type. */
const calls: readonly CallFacts[] = [
  call,
  { ...call, type: "partner30", place: "link", zone: "" },
  { ...call, type: "consult30", place: "office", hostName: "" },
  { ...call, place: "none", phone: "" },
];
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
};

/** Of a kind that has topics, one notice for each. */
function noticesOf(kind: KindName): Email[] {
  if (kind === "order") return [noticeEmail({ ...entry, kind, topic: "professional" }, origin)];
  return [...topicsOf(kind), "some-new_value"].map((topic) => {
    const subject = kind === "job" ? topic : entry.subject;
    return noticeEmail({ ...entry, kind, topic, subject }, origin);
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
  ["call, confirm", calls.map((one) => confirmCallEmail(one, caller))],
  ["call, booked", calls.map((one) => bookedCallEmail(one, caller))],
  [
    "call, moved",
    [
      ...calls.map((one) => movedCallEmail(one, { from_at: earlier }, caller)),
      movedCallEmail(call, { from_at: call.startsAt }, caller),
      movedCallEmail(call, {}, caller),
    ],
  ],
  [
    "call, cancelled",
    [
      cancelledCallEmail({ ...call, cancelledBy: "visitor", cancelReason: "Ill" }, caller),
      cancelledCallEmail(
        { ...call, cancelledBy: "staff", cancelReason: "Our power is out." },
        caller,
      ),
    ],
  ],
  ["call, reminder", [24, 1].map((hours) => callReminderEmail(call, hours, caller))],
  [
    "call, to its host",
    [
      ...calls.map((one) => hostCallEmail(one, { ...payload, event: "booked" }, host)),
      hostCallEmail(call, { ...payload, event: "moved", from_at: earlier }, host),
      hostCallEmail(call, { ...payload, event: "passed" }, host),
      hostCallEmail(call, { ...payload, event: "reminder", hours: 24 }, host),
      hostCallEmail(
        { ...call, cancelledBy: "visitor", cancelReason: "Ill, see https://evil.example" },
        { ...payload, event: "cancelled" },
        host,
      ),
      erasedCallEmail({ ...payload, event: "cancelled" }, host),
      passedOnEmail({ name: "Dana Reyes", passed: 4, stuck: 1 }, origin),
      passedOnEmail({ name: "", passed: 1, stuck: 0 }, origin),
    ],
  ],
  ["receipt, order", [acknowledgementEmail(acknowledgementShape.parse(order), origin)]],
  ["recovery", [recoveryEmail(secret, origin)]],
  ["newsletter", [newsletterEmail({ confirm: secret, unsubscribe: secret }, origin)]],
  [
    "account",
    [confirmAccountEmail(secret, false, origin), confirmAccountEmail(secret, true, origin)],
  ],
  ...kinds.map((kind) => [`notice, ${kind}`, noticesOf(kind)] as const),
  [
    "flood",
    [
      { total: 10_000, quarantined: 9_988 },
      { total: 1, quarantined: 0 },
    ].map((counts) => floodNoticeEmail({ since: earlier, ...counts }, origin)),
  ],
  [
    "webhook off",
    (["gone", "failing"] as const).map((why) =>
      webhookOffEmail(
        {
          name: "n8n <b>of</b> https://evil.example",
          host: "n8n.example:8443",
          why,
          since: earlier,
        },
        origin,
      ),
    ),
  ],
  ...nudgeEmails,
  ...issueEmails,
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
        line.includes("://") ? /^(?: *\[\d+\] )?\S+$/.test(line) : line.length <= 72;
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
  const timesFor = (zone: string) =>
    emailText(bookedCallEmail({ ...call, zone }, caller))
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

test("a host reads a call in their own zone, with the visitor's beside it and no private link", () => {
  const text = emailText(hostCallEmail(call, { ...payload, event: "booked" }, host));
  expect(text).toMatch(/When: .*6:00 PM\s+\(Lisbon time, GMT\+0\)/);
  expect(text).toMatch(/Their time: .*1:00 PM\s+\(New York time, EST\)/);
  expect(text).not.toContain(secret);
  expect(text).toContain("https[:]//evil[.]example");
});

test("what is kept of a visitor's letter has no secret", () => {
  for (const email of [confirmCallEmail(call, caller), bookedCallEmail(call, caller)]) {
    expect(emailText(email)).toContain(`/calls#${secret}`);
    expect(emailText(email, true)).not.toContain(secret);
  }
});

test("a letter that asks says nothing that its sender wrote", () => {
  const email = confirmCallEmail(call, caller);
  expect(emailText(email) + email.subject).not.toMatch(/Ada|evil|212/);
});

test("the team reads for which role somebody applies", () => {
  const [aJob] = noticesOf("job");
  expect(emailText(aJob ?? fail())).toMatch(/Role: +Senior product engineer\n/);
});

function fail(): never {
  throw new Error("there is no such e-mail");
}

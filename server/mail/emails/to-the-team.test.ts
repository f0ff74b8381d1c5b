import { expect, test } from "vitest";
import { emailText } from "#domain/letter/email-text.ts";
import { floodNoticeEmail } from "./flood-notice.ts";
import { webhookOffEmail } from "./webhook-off.ts";

const origin = "https://www.perilune.example";
const earlier = new Date("2026-11-23T18:00:00Z");

test("a flood is told in numbers, with what it means for the letters and the way to both places", () => {
  const email = floodNoticeEmail({ since: earlier, total: 10_000, quarantined: 9_988 }, origin);
  expect(email.subject).toBe("A flood: 10,000 messages from strangers");
  const text = emailText(email).replaceAll(/\s+/g, " ");
  expect(text).toContain(
    "Since Monday, November 23, 2026 at 10:00 AM (Pacific time, PST) strangers have sent 10,000 messages.",
  );
  expect(text).toMatch(
    /In quarantine: 9,988 .*https:\/\/www\.perilune\.example\/admin\?view=quarantine /,
  );
  expect(text).toContain("On the lists: 12 https://www.perilune.example/admin?view=all ");
  expect(text).toContain("strangers get no receipts, and there is no notice of each");
});

test.each([
  ["gone", "n8n[.]example has answered that the address is gone for good (410 Gone)."],
  ["failing", "For five days n8n[.]example has taken no message. Each was tried ten times."],
] as const)("a webhook that is %s is told with why, and what is not lost", (why, sentence) => {
  const webhook = { name: "Leads to n8n", host: "n8n.example", why, since: earlier };
  const email = webhookOffEmail(webhook, origin);
  expect(email.subject).toBe("Switched off: the webhook “Leads to n8n”");
  const text = emailText(email).replaceAll(/\s+/g, " ");
  expect(text).toContain(sentence);
  expect(text).toContain("Nothing is lost here: every lead is in the inbox.");
  expect(text).toContain("https://www.perilune.example/admin?view=connections");
});

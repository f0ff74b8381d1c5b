import type { KnownBlock } from "@slack/types";
import { AdaptiveCard, SerializationContext, Versions } from "adaptivecards";
import { describe, expect, test } from "vitest";
import { composeBody } from "./compose.ts";
import { describeEvent } from "./describe.ts";
import { slackMessage } from "./slack.ts";
import { teamsMessage } from "./teams.ts";
import { toldShape, type Told } from "./told.ts";

const origin = "https://www.perilune.example";
const at = "2026-11-24T18:00:00.123456+00:00";
const words = "<!channel> we need *you*\n[a link](https://evil.example) & more";

const contact = {
  name: "Ada <b>Lovelace</b>",
  email: "ada@example.com",
  phone: "",
  company: "Engines & Co",
  subject: "",
  message: words,
};
const lead: Told = toldShape.parse({
  id: "b4a0f6de-1111-4222-8333-444455556666",
  kind: "contact",
  reference: "PR-B4A0F6DE",
  created_at: at,
  status: "new",
  topic: "saas",
  budget: "50k-100k",
  amount_cents: null,
  monthly_cents: null,
  source: "direct",
  source_page: "/contact",
  due_at: null,
  answered_at: null,
  assignee: null,
  deal_id: null,
  contact,
});
const deal: Told = toldShape.parse({
  id: "c4a0f6de-1111-4222-8333-444455556666",
  created_at: at,
  stage: "won",
  value_cents: 1_250_000,
  monthly_cents: 45_000,
  expected_on: null,
  lost_reason: null,
  owner: "Dana",
  from: "proposal",
  to: "won",
  contact: { title: "A shop for Ada", name: "Ada", company: "Engines", email: "ada@example.com" },
});
const reader: Told = toldShape.parse({
  id: "d4a0f6de-1111-4222-8333-444455556666",
  created_at: at,
  confirmed_at: at,
  source: "footer",
  contact: { email: "ada@example.com" },
});
const trial: Told = toldShape.parse({
  webhook: { id: "e4a0f6de-1111-4222-8333-444455556666", name: "Leads to <n8n>" },
});

const events: readonly (readonly [event: string, told: Told])[] = [
  ["lead.created", lead],
  ["lead.status_changed", { ...lead, from: "new", to: "responded" }],
  ["lead.assigned", { ...lead, from: null, to: "Dana Reyes" }],
  ["deal.stage_changed", deal],
  ["subscriber.confirmed", reader],
  ["test", trial],
];
const presets = ["plain", "slack", "teams"] as const;

function bodyOf(event: string, told: Told, preset: (typeof presets)[number], withContact: boolean) {
  return composeBody({ event, at, preset, withContact }, told, origin);
}

describe.each(events)("%s", (event, told) => {
  test.each(presets)("tells nothing of anybody in %s unless it is to", (preset) => {
    const body = bodyOf(event, told, preset, false);
    expect(body).not.toMatch(/ada@|lovelace|engines|evil/i);
  });

  test.each([true, false])("is a card that the reader of Adaptive Cards 1.4 takes, %s", (full) => {
    const message = teamsMessage(describeEvent(event, told, full), `${origin}/admin`);
    const [attachment] = message.attachments;
    const card = new AdaptiveCard();
    const reading = new SerializationContext(Versions.v1_4);
    card.parse(JSON.parse(JSON.stringify(attachment.content)), reading);
    expect(reading.eventCount).toBe(0);
    expect(card.validateProperties().validationEvents).toEqual([]);
    expect(card.getItemCount()).toBe(attachment.content.body.length);
    expect(card.getActionCount()).toBe(1);
  });

  test.each([true, false])("is a message within what Slack takes, %s", (full) => {
    const message = slackMessage(describeEvent(event, told, full), `${origin}/admin`);
    const blocks: KnownBlock[] = message.blocks;
    expect(blocks.length).toBeLessThanOrEqual(50);
    for (const block of blocks) {
      if (block.type !== "section") throw new Error(`There is a ${block.type}.`);
      expect(block.text ?? block.fields).toBeDefined();
      expect(block.text?.text.length ?? 1).toBeGreaterThan(0);
      expect(block.text?.text.length ?? 0).toBeLessThanOrEqual(3_000);
      expect(block.fields?.length ?? 1).toBeLessThanOrEqual(10);
      for (const { text } of block.fields ?? []) expect(text.length).toBeLessThanOrEqual(2_000);
    }
  });
});

test.each(presets)("a lead tells in %s who wrote, where that is chosen", (preset) => {
  expect(bodyOf("lead.created", lead, preset, true)).toContain("ada@example.com");
});

test("the plain body has the type, the time and the data of the specification, and a way into the inbox", () => {
  expect(JSON.parse(bodyOf("lead.created", lead, "plain", false))).toEqual({
    type: "lead.created",
    timestamp: "2026-11-24T18:00:00.123Z",
    data: expect.objectContaining({
      reference: "PR-B4A0F6DE",
      url: `${origin}/admin?record=b4a0f6de-1111-4222-8333-444455556666`,
    }),
  });
});

test("words of others call nobody in Slack and format nothing in Teams", () => {
  const slack = bodyOf("lead.created", lead, "slack", true);
  expect(slack).not.toContain("<!channel>");
  expect(slack).toContain("&lt;!channel&gt; we need *you*");
  expect(slack.match(/<(?!https:\/\/www\.perilune\.example\/admin)/g)).toBeNull();
  const teams = JSON.parse(bodyOf("lead.created", lead, "teams", true));
  const runs: unknown[] = [];
  JSON.stringify(teams, (key, value: unknown) => {
    if (key === "inlines" && Array.isArray(value)) runs.push(...value);
    return value;
  });
  expect(runs).toContainEqual({ type: "TextRun", text: words, italic: true });
  expect(JSON.stringify(teams)).not.toContain('"TextBlock"');
});

test.each([
  ["lead.created", lead, "A new message has come in"],
  [
    "lead.status_changed",
    { ...lead, from: "new", to: "responded" },
    "PR-B4A0F6DE went from New to Responded",
  ],
  [
    "lead.assigned",
    { ...lead, from: null, to: "Dana Reyes" },
    "PR-B4A0F6DE is with Dana Reyes now",
  ],
  ["lead.assigned", { ...lead, from: "Dana Reyes", to: null }, "Nobody has PR-B4A0F6DE now"],
  ["deal.stage_changed", deal, "A deal went from Proposal to Won"],
  ["deal.stage_changed", { ...deal, from: null, to: "lead" }, "A deal has begun"],
  ["subscriber.confirmed", reader, "Somebody has confirmed the newsletter"],
  ["test", trial, "A test: “Leads to <n8n>” works"],
])("%s says what happened: %s", (event: string, told: object, title: string) => {
  expect(describeEvent(event, toldShape.parse(told), true).title).toBe(title);
});

test("a deal says what it is worth, and words that are long are cut", () => {
  expect(describeEvent("deal.stage_changed", deal, false).facts).toContainEqual([
    "Worth",
    "$12,500, $450 a month",
  ]);
  const long = toldShape.parse({
    ...lead,
    contact: { ...contact, message: "&".repeat(9_000) },
  });
  const { quote } = describeEvent("lead.created", long, true);
  expect(quote).toBe(`${"&".repeat(500)}…`);
  const { blocks } = slackMessage(describeEvent("lead.created", long, true), origin);
  expect(Math.max(...blocks.map(({ text }) => text?.text.length ?? 0))).toBeLessThanOrEqual(3_000);
});

import { describe, expect, test } from "vitest";
import type { Letter } from "../../../server/mailbox/letter.ts";
import { readLetter } from "../../../server/mailbox/read-letter.ts";
import { engines } from "../test-server.ts";
import { conversationOn } from "./a-conversation.ts";
import { aLetter } from "./a-letter.ts";

const rules = { ownAddress: "hello@perilune.example", authServer: "mx.perilune.example" };

/** A mail server's report about a letter of ours, as Postfix writes it. */
function reportAbout(raw: string, to: string): string {
  return [
    "Return-Path: <>",
    "From: Mail Delivery System <MAILER-DAEMON@mx.perilune.example>",
    `To: ${to}`,
    "Subject: Undelivered Mail Returned to Sender",
    `Message-ID: <${crypto.randomUUID()}@mx.perilune.example>`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    "",
    "--b",
    "",
    "It could not be delivered.",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.perilune.example",
    "",
    "Final-Recipient: rfc822; somebody@else.example",
    "Action: failed",
    "Status: 5.1.1",
    "Diagnostic-Code: smtp; 550 nobody here",
    "",
    "--b",
    "Content-Type: message/rfc822",
    "",
    raw,
    "--b--",
  ].join("\r\n");
}

describe.each(engines)("what must not go round in circles on %s", (engine) => {
  const { place, run, receive, aRecord, entryOf, reply, leave, lettersTo, timeline } =
    conversationOn(engine);

  async function receiveRaw(raw: string): Promise<string | null> {
    const { letter } = await readLetter(Buffer.from(raw), rules);
    return receive(letter);
  }
  /** Templates and receivers of what waits or was sent since the last look. */
  async function lettersOut() {
    return run(`select template, "to" from public.outbox order by created_at, template`);
  }

  test("a reply of ours that comes back is dropped, whatever it passed on its way", async () => {
    const entry = await aRecord();
    const { message } = await reply(entry);
    const sent = lettersTo("maya@ortega.example").at(-1)?.raw ?? "";
    expect(sent).toContain("we can do that");
    expect(await receiveRaw(sent)).toBeNull();
    expect(
      await receiveRaw(`Received: from a\r\nDelivered-To: hello@perilune.example\r\n${sent}`),
    ).toBeNull();
    const found = await run(`select id from public.messages`);
    expect(found).toEqual([{ id: message }]);
  });

  test("a receipt of ours that comes back is dropped too", async () => {
    await aRecord("hello@perilune.example");
    await leave();
    const receipt = place().smtp.emails.findLast(({ to }) => to.includes("hello@perilune.example"));
    expect(receipt?.headers.get("reply-to")).toContain("hello+r.");
    expect(await receiveRaw(receipt?.raw ?? "")).toBeNull();
    expect(await run("select from public.messages")).toEqual([]);
  });

  test("an answering machine's letter to a receipt is shown, and nothing follows from it", async () => {
    const entry = await aRecord();
    await leave();
    const receipt = lettersTo("maya@ortega.example").at(-1);
    const before = await lettersOut();
    const was = await entryOf(entry);
    await receiveRaw(
      [
        "From: Maya <maya@ortega.example>",
        `To: ${receipt?.headers.get("reply-to") ?? ""}`,
        "Subject: Away",
        `In-Reply-To: ${receipt?.headers.get("message-id") ?? ""}`,
        "Message-ID: <away@ortega.example>",
        "Auto-Submitted: auto-replied",
        "",
        "I am away.",
      ].join("\r\n"),
    );
    const [shown] = (await timeline(entry)).filter(
      ({ sort }: { sort: string }) => sort === "message",
    );
    expect(shown.content).toMatchObject({
      sort: "automatic",
      matched_by: "token",
      body: "I am away.",
    });
    expect(await lettersOut()).toEqual(before);
    expect(await entryOf(entry)).toEqual(was);
  });

  test("a notice of the team that bounces makes no notice, and says nothing of the person", async () => {
    const entry = await aRecord();
    await leave();
    const [row] = await run("select id from public.outbox where template = 'notice'");
    const id = String(row?.["id"]);
    const notice = place().smtp.emails.find(({ headers }) =>
      headers.get("message-id")?.includes(id),
    );
    expect(notice).toBeDefined();
    const before = await lettersOut();
    await receiveRaw(reportAbout(notice?.raw ?? "", "hello@perilune.example"));
    expect(await run("select sort, entry_id from public.messages")).toEqual([
      { sort: "bounce", entry_id: entry },
    ]);
    expect(await lettersOut()).toEqual(before);
    expect((await entryOf(entry)).undelivered_at).toBeNull();
  });

  test("a reply that bounces marks the record and makes no notice either", async () => {
    const entry = await aRecord();
    await reply(entry);
    const before = await lettersOut();
    const sent = lettersTo("maya@ortega.example").at(-1)?.raw ?? "";
    await receiveRaw(reportAbout(sent, "hello@perilune.example"));
    expect((await entryOf(entry)).undelivered_at).not.toBeNull();
    expect(await lettersOut()).toEqual(before);
  });

  test("nothing that is received makes a letter to its sender", async () => {
    const entry = await aRecord();
    const { token } = await reply(entry);
    const sender = "stranger@else.example";
    const sorts: Partial<Letter>[] = [
      {},
      { senderCheck: "verified" },
      { senderCheck: "failed" },
      { sort: "automatic" },
      { sort: "unreadable" },
      { replyTo: ["other@else.example"] },
      {
        sort: "report",
        report: { action: "failed", messageId: "", recipient: "", sentence: "", isGone: false },
      },
    ];
    for (const more of sorts) {
      await receive({ fromAddress: sender, ...more });
      await receive({ fromAddress: sender, tokens: [token], ...more });
    }
    await receive({
      fromAddress: "lee@perilune.example",
      senderCheck: "verified",
      tokens: [token],
    });
    await leave();
    const to = (await lettersOut()).map((row) => row["to"]);
    expect(to).not.toContain(sender);
    expect(to).not.toContain("other@else.example");
    expect(place().smtp.emails.flatMap((email) => email.to)).not.toContain(sender);
    const templates = (await lettersOut()).map(({ template }) => template);
    expect(new Set(templates)).toEqual(new Set(["notice", "receipt", "reply", "message-notice"]));
  });

  test("the team hears of a record once in ten minutes, however many letters come", async () => {
    const entry = await aRecord();
    const { token } = await reply(entry);
    await run("update public.outbox set created_at = created_at - interval '11 minutes'");
    for (let count = 0; count < 5; count += 1) await receive({ tokens: [token] });
    const notices = () => run("select from public.outbox where template = 'message-notice'");
    expect(await notices()).toHaveLength(1);
    await run("update public.outbox set created_at = created_at - interval '11 minutes'");
    await receive({ tokens: [token] });
    expect(await notices()).toHaveLength(2);
  });

  test("after twenty letters of an address in ten minutes one record has the rest, silently", async () => {
    const letter = { fromAddress: "loop@else.example" };
    for (let count = 0; count < 30; count += 1) await receive(letter);
    const records = await run(`select count(*)::integer as letters from public.messages
      group by entry_id order by 1 desc`);
    expect(records.map(({ letters }) => letters)).toEqual([
      11,
      ...Array.from({ length: 19 }, () => 1),
    ]);
    expect(await run("select from public.outbox")).toHaveLength(20);
    // Somebody else is not held up by it, and ten minutes later it is a person again.
    await receive({ fromAddress: "other@else.example" });
    await run("update public.messages set at = at - interval '11 minutes'");
    await receive(letter);
    expect(await run("select from public.emails")).toHaveLength(22);
  });

  test("a token that is nobody's leads nowhere, and one of several is enough", async () => {
    const entry = await aRecord();
    const { token } = await reply(entry);
    await receive({ tokens: ["0".repeat(20)], messageId: "nobody@mail.example" });
    await receive({ tokens: ["0".repeat(20), token], messageId: "both@mail.example" });
    const rows = await run(
      "select entry_id from public.messages where message_id in ('both@mail.example', 'nobody@mail.example') order by message_id",
    );
    expect(rows[0]).toEqual({ entry_id: entry });
    expect(rows[1]?.["entry_id"]).not.toBe(entry);
  });

  test("what was deleted does not come back with the next look at the mailbox", async () => {
    const letter = aLetter();
    await receive(letter);
    await run("delete from public.emails");
    expect(await run("select from public.messages")).toEqual([]);
    expect(await receive(letter)).toBeNull();
  });
});

import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { runCommand } from "../child-server.ts";
import { given } from "../pipeline/pipeline-desk.ts";
import { startSmtpServer } from "../smtp-server.ts";
import { engines, startTestServer } from "../test-server.ts";
import { counts, issueDeskOn, words, type Outcome } from "./issue-desk.ts";

/** A mail server's report of a letter (RFC 3464). */
function reportOf(
  letter: { readonly raw: string; readonly to: readonly string[] },
  status = "5.1.1",
  action = "failed",
): string {
  const head = letter.raw.slice(0, letter.raw.indexOf("\r\n\r\n"));
  return [
    "From: Mail Delivery System <mailer-daemon@relay.example>",
    "To: hello@perilune.example",
    "Subject: Undelivered Mail Returned to Sender",
    `Message-ID: <${crypto.randomUUID()}@relay.example>`,
    "Date: Sun, 29 Nov 2026 09:00:00 +0000",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain",
    "",
    "It did not come through.",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; relay.example",
    "",
    `Final-Recipient: rfc822; ${letter.to[0]}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} it says`,
    "",
    "--b",
    "Content-Type: text/rfc822-headers",
    "",
    head,
    "",
    "--b--",
    "",
  ].join("\r\n");
}

describe.each(engines)("letters of an issue that come back on %s", (engine) => {
  const { desk, run, mail, onlyReaders, begun, countsOf, sendAll, lettersTo } = issueDeskOn(engine);

  async function tokenFor(...scopes: string[]): Promise<string> {
    return given<string>(desk().owner.rpc("make_token", { name: crypto.randomUUID(), scopes }));
  }
  async function post(report: string, token: string): Promise<number> {
    const answer = await fetch(`${desk().server.origin}/api/v1/bounces`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "message/rfc822" },
      body: report,
    });
    return answer.status;
  }
  async function statusOf(address: string) {
    const [row] = await run(
      `select status from public.newsletter_subscribers where email = '${address}'`,
    );
    return row?.["status"];
  }
  async function sentTo(): Promise<{ id: string; reader: string }> {
    const [reader = ""] = await onlyReaders(1);
    const id = await begun(1);
    await sendAll(id);
    return { id, reader };
  }
  async function letterTo(reader: string) {
    const [letter] = lettersTo(reader);
    if (letter === undefined) throw new Error(`${reader} has no letter.`);
    return letter;
  }

  test("nobody of that address: it counts, and the reader is left alone until that is taken back", async () => {
    const { id, reader } = await sentTo();
    const token = await tokenFor("bounces:write");
    const report = reportOf(await letterTo(reader));
    expect(await post(report, token)).toBe(204);
    expect(await post(report, token)).toBe(204);
    expect(await countsOf(id)).toEqual(counts({ bounced: 1 }));
    expect(await statusOf(reader)).toBe("bounced");
    expect(await given(desk().staff.rpc("issue_readers", { id, wanted: "bounced" }))).toEqual([
      { email: reader, at: expect.any(String), reason: "550 5.1.1 it says" },
    ]);
    expect(await given<number>(desk().staff.rpc("reader_count"))).toBe(0);

    const { error } = await desk()
      .staff.from("newsletter_subscribers")
      .update({ status: "confirmed" })
      .eq("email", reader);
    expect(error).toBeNull();
    expect(await given<number>(desk().staff.rpc("reader_count"))).toBe(1);
  });

  test("taking that back tells no tool that somebody has confirmed", async () => {
    const { reader } = await sentTo();
    await post(reportOf(await letterTo(reader)), await tokenFor("bounces:write"));
    await run(`insert into public.webhooks (name, url, events)
      values ('Tool', 'https://tool.example/', '{subscriber.confirmed}')`);
    await desk()
      .staff.from("newsletter_subscribers")
      .update({ status: "confirmed" })
      .eq("email", reader);
    expect(await statusOf(reader)).toBe("confirmed");
    expect(await run("select event from public.webhook_deliveries")).toEqual([]);
    await run("delete from public.webhooks");
  });

  test("handed in at the command line, while the server runs", async () => {
    const { id, reader } = await sentTo();
    const bounced = async (report: string) =>
      (await runCommand("care", ["bounced"], desk().server.environment, report)).out;
    const report = reportOf(await letterTo(reader));
    expect(await bounced("Subject: Hello\r\n\r\nA letter.")).toContain("This is no report");
    expect(await bounced(report)).toContain("The report is stored");
    expect(await bounced(report)).toContain("stored before");
    expect(await countsOf(id)).toEqual(counts({ bounced: 1 }));
    expect(await statusOf(reader)).toBe("bounced");
  });

  test("found by its envelope where a relay has changed its id", async () => {
    const { id, reader } = await sentTo();
    const letter = await letterTo(reader);
    const changed = {
      ...letter,
      raw: letter.raw.replace(/^Message-ID: .*$/im, "Message-ID: <other@relay.example>"),
    };
    const report = reportOf(changed).replace("To: hello@perilune.example", `To: ${letter.from}`);
    expect(await post(report, await tokenFor("bounces:write"))).toBe(204);
    expect(await countsOf(id)).toEqual(counts({ bounced: 1 }));
    expect(await statusOf(reader)).toBe("bounced");
  });

  test("a full mailbox counts, and its reader stays", async () => {
    const { id, reader } = await sentTo();
    const token = await tokenFor("bounces:write");
    expect(await post(reportOf(await letterTo(reader), "5.2.2"), token)).toBe(204);
    expect(await countsOf(id)).toEqual(counts({ bounced: 1 }));
    expect(await statusOf(reader)).toBe("confirmed");
  });

  test("a delay is none", async () => {
    const { id, reader } = await sentTo();
    const token = await tokenFor("bounces:write");
    expect(await post(reportOf(await letterTo(reader), "4.4.1", "delayed"), token)).toBe(204);
    expect(await countsOf(id)).toEqual(counts({ handed: 1 }));
    expect(await statusOf(reader)).toBe("confirmed");
  });

  test("its record waits for nobody because of it", async () => {
    const { reader } = await sentTo();
    await post(reportOf(await letterTo(reader)), await tokenFor("bounces:write"));
    const entries = await run(
      `select waiting_since, undelivered_at, status from public.inbox_entries where email = '${reader}'`,
    );
    expect(entries).toEqual([{ waiting_since: null, undelivered_at: null, status: "bounced" }]);
  });

  test("who has bounced and asks again is asked to confirm", async () => {
    const { reader } = await sentTo();
    await post(reportOf(await letterTo(reader)), await tokenFor("bounces:write"));
    await given(desk().visitor.rpc("subscribe", { email: reader }));
    expect(await statusOf(reader)).toBe("pending");
  });

  test("refused at once because there is nobody: off the list as well", async () => {
    const [reader = ""] = await onlyReaders(1);
    mail().decide((moment) =>
      moment === "recipient" ? { code: 550, says: "5.1.1 User unknown" } : "take",
    );
    const id = await begun(1);
    await sendAll(id);
    mail().decide(() => "take");
    expect(await countsOf(id)).toEqual(counts({ refused: 1 }));
    expect(await statusOf(reader)).toBe("bounced");
  });

  test("the door is shut to others, and takes reports alone", async () => {
    const report = reportOf({ raw: "Message-ID: <x@y.example>\r\n\r\n", to: ["a@b.example"] });
    const token = await tokenFor("bounces:write");
    expect(await post(report, await tokenFor("leads:read"))).toBe(403);
    expect(await post(report, `prl_${"a".repeat(43)}`)).toBe(401);
    expect(await post("Subject: Hello\r\n\r\nA letter.", token)).toBe(422);
    expect(await post("", token)).toBe(422);
    expect(await post("x".repeat(1024 * 1024 + 1), token)).toBe(413);
    const read = await fetch(`${desk().server.origin}/api/v1/bounces`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
    const leads = await fetch(`${desk().server.origin}/api/v1/leads`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(leads.status).toBe(403);
    // What is about nobody of ours is kept where the team finds it.
    expect(await post(report, token)).toBe(204);
  });
});

test.each(engines)(
  "a sign-in that the mail server refuses pauses an issue on %s",
  async (engine) => {
    const smtp = await startSmtpServer({
      security: { mode: "none", user: "site", password: "right" },
    });
    const server = await startTestServer(engine, {
      SMTP_URL: smtp.url.replace("smtp://", "smtp://site:wrong@"),
      MAIL_FROM: "Perilune <hello@perilune.example>",
    });
    try {
      const owner = await server.staff("owner@perilune.example");
      const { kysely } = server.backend.database;
      await sql`insert into public.newsletter_subscribers (email, status)
      select 'reader-' || n || '@example.com', 'confirmed' from generate_series(1, 3) n`.execute(
        kysely,
      );
      const id = crypto.randomUUID();
      await given(owner.rpc("save_issue", { id, version: 0, ...words }));
      await given<Outcome>(owner.rpc("start_issue", { id, version: 1, readers: 3 }));
      await server.mailWorker?.runDueMail();
      expect(await given(owner.rpc("list_issues"))).toEqual([
        expect.objectContaining({ state: "paused", paused_why: "sign-in", waiting: 3, queued: 0 }),
      ]);
    } finally {
      await server.remove();
      await smtp.stop();
    }
  },
);

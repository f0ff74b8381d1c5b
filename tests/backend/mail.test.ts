import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aJobApplication } from "../kinds/job.ts";
import { anOrder } from "../kinds/order.ts";
import { aSupportRequest } from "../kinds/support.ts";
import type { SmtpServer } from "./smtp-server.ts";
import { startWithMail } from "./start-with-mail.ts";
import { engines, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

const team = "team@perilune.example";
let nextPerson = 0;

/** Somebody who has had no e-mail from us yet. */
function aPerson(): string {
  nextPerson += 1;
  return `person-${nextPerson}@visitors.example`;
}

describe.each(engines)("e-mails about new records on %s", (engine) => {
  let smtp: SmtpServer;
  let server: TestServer;
  let seen = 0;

  beforeAll(async () => {
    ({ smtp, server } = await startWithMail(engine, { MAIL_STAFF_TO: team }));
  });
  afterAll(async () => {
    await server.remove();
    await smtp.stop();
  });
  beforeEach(() => {
    seen = smtp.emails.length;
  });

  /** The e-mails of this test so far, once everything due has been sent. */
  async function emails() {
    await server.mailWorker?.runDueMail();
    return smtp.emails.slice(seen);
  }
  async function emailTo(address: string) {
    const found = (await emails()).filter((received) => received.to.includes(address));
    expect(found).toHaveLength(1);
    const [received] = found;
    if (received === undefined) throw new Error(`no letter to ${address}`);
    return received;
  }
  const send = (table: string, row: object) => server.visitor().from(table).insert(row);

  test("a message gives the team one notice to reply to, and its sender one receipt", async () => {
    const email = aPerson();
    const lead = aLead({ email, name: "Ada Lovelace", company: "Engines Ltd" });
    expect((await send("contact_submissions", lead)).error).toBeNull();
    const notice = await emailTo(team);
    expect(notice.headers.get("reply-to")).toBe(`Ada Lovelace <${email}>`);
    expect(notice.headers.get("subject")).toMatch(/^PR-[0-9A-F]{8}: message from Ada Lovelace$/);
    expect(notice.text).toContain(`> ${lead.message.replace("n, p", "n, p")}`);
    expect(notice.text).toMatch(/https:\/\/www\.perilune\.example\/admin\?record=[0-9a-f-]{36}/);
    const receipt = await emailTo(email);
    const reference = /PR-[0-9A-F]{8}/.exec(notice.text)?.[0];
    expect(receipt.headers.get("subject")).toBe(`We have your message (${reference})`);
    expect(receipt.headers.get("auto-submitted")).toBe("auto-generated");
    expect(receipt.from).toMatch(/^hello\+r\.[0-9a-f]{20}@perilune\.example$/);
    expect(receipt.headers.get("reply-to")).toBe(`Perilune <${receipt.from}>`);
    expect(receipt.text).toContain("answers within 24 hours");
    expect(receipt.raw).not.toMatch(/Ada|Engines|engine, please/);
    expect(await emails()).toHaveLength(2);
  });

  test("forty forms to one address bring it five receipts an hour and twenty a day, with nothing of theirs in them", async () => {
    const victim = aPerson();
    const spellings = [victim, victim.toUpperCase(), victim.replace("@", "+shop@")];
    for (let sent = 0; sent < 40; sent += 1) {
      const email = spellings[sent % spellings.length] ?? victim;
      const payload = `PAYLOAD-${sent} ${crypto.randomUUID()}`;
      const message = `${payload} https://evil.example/buy`;
      const table = ["contact_submissions", "support_requests", "job_applications"][sent % 3] ?? "";
      const row = {
        contact_submissions: aLead({ email, name: payload, message, company: payload }),
        support_requests: aSupportRequest({ email, subject: payload, message }),
        job_applications: aJobApplication({
          email,
          full_name: payload,
          message,
          job_slug: "payload",
        }),
      }[table];
      expect((await send(table, row ?? {})).error).toBeNull();
    }
    const receipts = (await emails()).filter((received) => !received.to.includes(team));
    expect(receipts).toHaveLength(5);
    for (const receipt of receipts) expect(receipt.raw).not.toMatch(/payload|evil/i);
    for (const total of [10, 15, 20, 20]) {
      await sql`
        update public.outbox set created_at = created_at - interval '61 minutes'
        where private.mailbox_of("to") = private.mailbox_of(${victim})`.execute(
        server.backend.database.kysely,
      );
      for (let sent = 0; sent < 6; sent += 1) {
        await send("contact_submissions", aLead({ email: victim }));
      }
      expect((await emails()).filter((received) => !received.to.includes(team))).toHaveLength(
        total,
      );
    }
  });

  test("who sends three forms has three receipts, each with its own reference", async () => {
    const email = aPerson();
    for (let sent = 0; sent < 3; sent += 1) await send("contact_submissions", aLead({ email }));
    const subjects = (await emails())
      .filter((received) => received.to.includes(email))
      .map((received) => received.headers.get("subject"));
    expect(new Set(subjects).size).toBe(3);
  });

  test.each([
    ["name", "Eve\r\nBcc: all@victims.example"],
    ["name", "Eve\nContent-Type: text/html\n\n<h1>hi</h1>"],
    ["name", "Eve\u2028Bcc: all@victims.example"],
    ["name", '"Boss" <boss@perilune.example>, x'],
    ["name", "=?utf-8?q?Bcc=3A_all=40victims.example?="],
    ["name", "Zoë 山田 \u202Eevil"],
    ["company", "A\r\n.\r\nMAIL FROM:<x@y.example>"],
    ["message", "Hello\r\n.\r\nRCPT TO:<all@victims.example>\r\nDATA\r\n"],
  ])("a %s of %j adds no header and no recipient", async (field, value) => {
    const email = aPerson();
    await send("contact_submissions", aLead({ email, [field]: value }));
    const notice = await emailTo(team);
    expect(notice.to).toEqual([team]);
    expect(notice.headers.has("bcc")).toBe(false);
    expect(notice.headers.get("content-type")).toMatch(/^multipart\/alternative/);
    expect(notice.headers.get("reply-to")?.endsWith(`<${email}>`)).toBe(true);
    expect(notice.headers.get("reply-to")?.match(/@/g)?.length).toBeLessThanOrEqual(2);
    expect(await emails()).toHaveLength(2);
  });

  test.each(["a,b@c.co", "a@b.co<script>", "a;b@c.co", "Eve<a@b.co>", '"x"@b.co', "(x)a@b.co"])(
    "nobody is written to at %j, and nothing replies to it",
    async (email) => {
      await send("contact_submissions", aLead({ email }));
      const notice = await emailTo(team);
      expect(notice.headers.has("reply-to")).toBe(false);
      expect(notice.text).toContain("no address that mail can reach");
      expect(await emails()).toHaveLength(1);
    },
  );

  test("markup is text, and the sender's links are not links", async () => {
    const message = `<img src=x onerror=alert(1)> https://evil.example/a?b=1 www.evil.example evil.example mailto:x@evil.example`;
    const email = aPerson();
    await send("contact_submissions", aLead({ email, message, name: "<b>Eve</b>" }));
    // So many links are suspicious until the page says that a person sent them.
    await send("lead_sources", { kind: "contact", email, path: "/contact", seconds: 30 });
    const { html, text } = await emailTo(team);
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).toContain("&lt;b&gt;Eve&lt;/b&gt;");
    expect(html).not.toContain("<img");
    expect(html.match(/href="[^"]*"/g)).toEqual([
      expect.stringMatching(/^href="https:\/\/www\.perilune\.example\/admin\?record=/),
    ]);
    for (const body of [html, text])
      expect(body).not.toMatch(/[^\]]\/\/evil|evil\.example|www\.evil/);
  });

  test("an order's receipt has the database's items and totals", async () => {
    const email = aPerson();
    const { error } = await server.visitor().rpc("place_order", {
      ...anOrder({ email, name: "Jonas", company: "Nordlys", notes: "ring the bell" }),
      addons: ["rush-delivery", "premium-support"],
    });
    expect(error).toBeNull();
    const receipt = await emailTo(email);
    expect(receipt.headers.get("subject")).toMatch(/^We have your order \(PL-[0-9A-F]{8}\)$/);
    expect(receipt.text).toMatch(/Professional package +\$5,997\n/);
    expect(receipt.text).toMatch(/Premium Support +\$500 a month\n/);
    expect(receipt.text).toMatch(/Total, once +\$7,497\nTotal, every month +\$500\n/);
    expect(receipt.text).toContain("Nothing has been charged.");
    expect(receipt.raw).not.toMatch(/Jonas|Nordlys|Norway|bell/);
  });
});

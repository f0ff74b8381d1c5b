import { readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { digestOf } from "../../../server/mailbox/read-letter.ts";
import { aLead } from "../../kinds/contact.ts";
import { startImapServer, type ImapServer } from "../imap-server.ts";
import { send } from "../records.ts";
import type { SmtpServer } from "../smtp-server.ts";
import { startWithMail } from "../start-with-mail.ts";
import { engines, type TestServer } from "../test-server.ts";
import { expectedLetters, letterFile } from "./letters/read-files.ts";
import { madeLetters } from "./letters/made-letters.ts";

const token = { A: "0123456789abcdef0123", B: "fedcba98765432100123" };
const reply = "11111111-1111-4111-8111-111111111111";
const receipt = "22222222-2222-4222-8222-222222222222";
const notice = "33333333-3333-4333-8333-333333333333";

type Stored = {
  readonly sort: string;
  readonly check: string;
  readonly entry: string | null;
  readonly kind: string | null;
  readonly match: string;
  readonly from: string;
  readonly fromName: string;
  readonly subject: string;
  readonly hasDate: boolean;
  readonly replyTo: string[];
  readonly body: string;
  readonly folds: number[];
  readonly trouble: string;
  readonly files: string[];
  readonly inline: string[];
};

test("every file of the folder is in the list, in its order", () => {
  const files = readdirSync(path.join(import.meta.dirname, "letters"));
  expect(files.filter((name) => name.endsWith(".eml")).toSorted()).toEqual(
    expectedLetters.map(({ file }) => file),
  );
});

describe.each(engines)("letters that came on %s", (engine) => {
  let imap: ImapServer;
  let smtp: SmtpServer;
  let server: TestServer;
  let records: { A: string; B: string };
  let reference: string;

  beforeAll(async () => {
    imap = await startImapServer();
    ({ smtp, server } = await startWithMail(engine, {
      IMAP_URL: imap.url,
      MAIL_AUTH_SERVER: "mx.perilune.example",
    }));
    records = { A: await aRecord("maya@ortega.example"), B: await aRecord("otto@brandt.example") };
    await sendLetters();
    reference = String(
      (await run(`select reference from public.inbox_entries where id = '${records.A}'`))[0]?.[
        "reference"
      ],
    );
    await vi.waitFor(() => expect(imap.commands).toContain("IDLE"), {
      timeout: 60_000,
      interval: 50,
    });
    for (const { file } of expectedLetters) imap.deliver(letterFile(file, reference));
    for (const { raw } of madeLetters) imap.deliver(raw());
    await vi.waitFor(
      async () => {
        const [done] = await run("select count(*) from private.mailbox_letters where is_done");
        expect(Number(done?.["count"])).toBe(expectedLetters.length + madeLetters.length);
      },
      { timeout: 280_000, interval: 200 },
    );
  });
  afterAll(async () => {
    await server.remove();
    await smtp.stop();
    await imap.stop();
  });

  async function run(statement: string) {
    const { rows } = await sql
      .raw<Record<string, unknown>>(statement)
      .execute(server.backend.database.kysely);
    return rows;
  }
  async function aRecord(email: string): Promise<string> {
    const { message } = aLead();
    const { error } = await send(
      server.visitor(),
      "contact_submissions",
      aLead({ email, message }),
    );
    expect(error).toBeNull();
    const [row] = await run(
      `select id from public.contact_submissions where message = '${message}'`,
    );
    return String(row?.["id"]);
  }
  /** What the letters answer: the receipt of record A, a reply to it, and the team's notice. */
  async function sendLetters(): Promise<void> {
    await server.mailWorker?.runDueMail();
    for (const [record, value] of Object.entries(records)) {
      await run(`insert into private.reply_tokens (entry_id, token) values ('${value}', '${token[record === "A" ? "A" : "B"]}')
        on conflict (entry_id) do update set token = excluded.token`);
    }
    for (const [id, template] of [
      [receipt, "receipt"],
      [notice, "notice"],
    ]) {
      await run(
        `update public.outbox set id = '${id}' where entry_id = '${records.A}' and template = '${template}'`,
      );
    }
    await run(`insert into public.outbox (id, "to", template, entry_id, state, payload)
      values ('${reply}', 'maya@ortega.example', 'reply', '${records.A}', 'sent', '{}')`);
    await run(`insert into public.messages (entry_id, direction, outbox_id, message_id, to_addresses, digest)
      values ('${records.A}', 'out', '${reply}', '${reply}@perilune.example', '{maya@ortega.example}', '${reply}')`);
  }
  async function stored(raw: Uint8Array): Promise<Stored | undefined> {
    const { rows } = await sql<Stored>`
      select message.sort, message.sender_check as "check", message.entry_id as entry, entry.kind,
        message.matched_by as match, message.from_address as "from", message.from_name as "fromName", message.subject,
        message.sent_at is not null as "hasDate", message.reply_to as "replyTo", message.body, message.folds, message.trouble,
        array(select name from public.message_files where message_id = message.id order by place) as files,
        array(select name from public.message_files where message_id = message.id and is_inline order by place) as inline
      from public.messages message left join public.inbox_entries entry on entry.id = message.entry_id
      where message.digest = ${digestOf(raw)}`.execute(server.backend.database.kysely);
    expect(rows.length).toBeLessThanOrEqual(1);
    return rows[0];
  }
  function recordOf({ entry, kind }: Stored): string {
    if (entry === null) return "none";
    if (entry === records.A) return "A";
    if (entry === records.B) return "B";
    return kind === "email" ? "new" : "another";
  }

  test.each(expectedLetters.filter((letter) => letter.stored))("$file", async (expected) => {
    const found = await stored(letterFile(expected.file, reference));
    if (found === undefined) throw new Error("It is not there.");
    const { folds, body, ...rest } = found;
    const edges = [0, ...folds, body.length];
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    const text = edges.slice(1).map((edge, index) => body.slice(edges[index], edge));
    expect({
      text,
      record: recordOf(found),
      sort: rest.sort,
      check: rest.check,
      match: rest.match,
      from: rest.from,
      fromName: rest.fromName,
      subject: rest.subject,
      hasDate: rest.hasDate,
      trouble: rest.trouble,
      files: rest.files,
      inline: rest.inline,
      ...(expected.replyTo && { replyTo: rest.replyTo }),
    }).toEqual(
      Object.fromEntries(
        Object.entries({
          ...expected,
          subject: expected.subject.replace("{REFERENCE}", reference),
        }).filter(([name]) => name !== "file" && name !== "stored"),
      ),
    );
  });

  test("what is a copy of another letter, or of our own, is stored once", async () => {
    const [doubled] = await run(
      "select count(*) from public.messages where message_id = 'alias@mail.example'",
    );
    expect(Number(doubled?.["count"])).toBe(1);
    const [twins] = await run(
      "select count(*) from public.messages where message_id = 'doubled@mail.example'",
    );
    expect(Number(twins?.["count"])).toBe(2);
    expect(
      await run(
        `select direction from public.messages where message_id = '${reply}@perilune.example'`,
      ),
    ).toEqual([{ direction: "out" }]);
  });

  test("nothing of HTML is left, and nothing that hides or turns other letters", async () => {
    const rows = await run(
      `select body, subject, from_name from public.messages where direction = 'in' and subject not like 'Made%'`,
    );
    for (const { body, subject, from_name } of rows) {
      const text = `${String(subject)}\n${String(from_name)}\n${String(body).replace("<script>text</script>", "")}`;
      expect(text).not.toMatch(
        /<\/?(?:script|style|p|div|table|td|tr|a|img|iframe|blockquote|b|i)\b|javascript:|steal|@import/i,
      );
      expect(text).not.toMatch(
        // oxlint-disable-next-line no-control-regex -- These are what must not be there.
        /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/,
      );
    }
    expect(rows.length).toBeGreaterThan(100);
  });

  test.each(madeLetters)("$name", async ({ raw, beginning, expected }) => {
    expect(await stored(raw().subarray(0, beginning))).toMatchObject(expected);
  });

  test("a report of ours is told on the letter, with the server's own sentence", async () => {
    expect(await run(`select delivery, error from public.outbox where id = '${reply}'`)).toEqual([
      { delivery: "bounced", error: "550 5.1.1 <maya@ortega.example>: no such user here" },
    ]);
    expect(await run(`select delivery from public.outbox where id = '${notice}'`)).toEqual([
      { delivery: "bounced" },
    ]);
  });

  test("nothing that came has made a letter to anybody but the team", async () => {
    const rows = await run(`select distinct template from public.outbox where created_at > (
      select max(created_at) from public.outbox where id = '${reply}')`);
    expect(rows).toEqual([{ template: "message-notice" }]);
  });
});

import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Letter } from "../../../server/mailbox/letter.ts";
import { aLead } from "../../kinds/contact.ts";
import type { SmtpServer } from "../smtp-server.ts";
import { startWithMail } from "../start-with-mail.ts";
import { send as insert } from "../records.ts";
import { type Chair, engines, type TestServer } from "../test-server.ts";
import { aLetter } from "./a-letter.ts";

const draft = (more: object = {}) =>
  JSON.stringify({
    to: ["maya@ortega.example"],
    cc: [],
    subject: "Re: your form",
    body: "Hello Maya,\n\nwe can do that.",
    quotes: true,
    answers: null,
    followUpDays: 0,
    ...more,
  });

describe.each(engines)("a record's conversation on %s", (engine) => {
  let smtp: SmtpServer;
  let server: TestServer;
  let dana: Chair;
  let lee: Chair;

  beforeAll(async () => {
    ({ smtp, server } = await startWithMail(engine));
    dana = await server.staff("dana@perilune.example");
    lee = await server.staff("lee@perilune.example");
  });
  afterAll(async () => {
    await server.remove();
    await smtp.stop();
  });
  beforeEach(async () => {
    await server.mailWorker?.runDueMail();
    await run("delete from public.messages");
    await run("delete from public.outbox");
    await run("delete from public.emails");
    await run("delete from public.contact_submissions");
  });

  async function run(statement: string) {
    const { rows } = await sql
      .raw<Record<string, unknown>>(statement)
      .execute(server.backend.database.kysely);
    return rows;
  }
  async function receive(more: Partial<Letter> = {}): Promise<string | null> {
    const { rows } = await sql<{ id: string | null }>`
      select private.store_letter(${JSON.stringify(aLetter(more))}::text::jsonb) as id`.execute(
      server.backend.database.kysely,
    );
    return rows[0]?.id ?? null;
  }
  async function aRecord(email = "maya@ortega.example") {
    const lead = aLead({ email });
    expect((await insert(server.visitor(), "contact_submissions", lead)).error).toBeNull();
    const { data } = await dana
      .from("contact_submissions")
      .select("id")
      .eq("message", lead.message);
    return String(data?.[0]?.id);
  }
  async function entryOf(id: string) {
    const { data } = await dana.from("inbox_entries").select("*").eq("id", id);
    return data?.[0];
  }
  async function save(entry: string, content = draft(), version = 0, chair = dana) {
    return chair.rpc("save_draft", { entry, use: "reply", content, version });
  }
  async function send(entry: string, more: object = {}, chair = dana) {
    const message = crypto.randomUUID();
    const { error, data, status } = await chair.rpc("send_reply", {
      entry,
      message,
      version: 1,
      ...more,
    });
    return { message, error, data, status };
  }
  async function timeline(entry: string, chair = dana) {
    const { data, error } = await chair.rpc("record_timeline", { entry });
    expect(error).toBeNull();
    return data ?? [];
  }
  /** Sends what waits its ten seconds now. */
  async function leave() {
    await run("update public.outbox set next_at = now() where state = 'queued'");
    await server.mailWorker?.runDueMail();
  }
  const lettersTo = (address: string) => smtp.emails.filter(({ to }) => to.includes(address));

  test("a reply is a draft, then a message, then a letter, and marks its record responded", async () => {
    const entry = await aRecord();
    expect((await save(entry)).data).toMatchObject([{ saved_version: 1 }]);
    const before = lettersTo("maya@ortega.example").length;
    const { message, error } = await send(entry);
    expect(error).toBeNull();
    expect((await dana.from("drafts").select("*").eq("entry_id", entry)).data).toEqual([]);
    await server.mailWorker?.runDueMail();
    expect((await entryOf(entry)).status).toBe("new");
    await leave();
    const letter = lettersTo("maya@ortega.example").slice(before).at(-1);
    expect(letter?.text).toContain("we can do that.");
    expect(letter?.text).toContain("> ");
    expect(letter?.headers.get("auto-submitted")).toBeUndefined();
    expect(letter?.headers.get("reply-to")).toMatch(/hello\+r\.[0-9a-f]{20}@perilune\.example/);
    const after = await entryOf(entry);
    expect(after).toMatchObject({ status: "responded", waiting_since: null });
    const steps = await timeline(entry);
    expect(steps.find(({ id }: { id: string }) => id === message)?.content).toMatchObject({
      direction: "out",
      state: "sent",
      subject: "Re: your form",
    });
  });

  test("taken back within its ten seconds it is a draft again, word for word, and nothing leaves", async () => {
    const entry = await aRecord();
    await save(entry);
    const { message } = await send(entry);
    expect((await dana.rpc("unsend", { message })).error).toBeNull();
    const { data } = await dana.from("drafts").select("content,use").eq("entry_id", entry);
    expect(data).toMatchObject([
      {
        use: "reply",
        content: {
          body: "Hello Maya,\n\nwe can do that.",
          to: ["maya@ortega.example"],
          quotes: true,
        },
      },
    ]);
    await leave();
    expect((await entryOf(entry)).status).toBe("new");
    expect((await dana.rpc("unsend", { message })).status).toBe(404);
  });

  test.each([
    ["to", { to: [] }],
    ["to", { to: ["not an address"] }],
    ["to", { to: ["hello+x@perilune.example"] }],
    ["to", { to: Array.from({ length: 11 }, (_, index) => `a${index}@b.example`) }],
    ["cc", { cc: ["x"] }],
    ["body", { body: "  \n" }],
    ["body", { body: "a".repeat(20_001) }],
    ["subject", { subject: "" }],
    ["placeholder:company", { body: "Dear {company}" }],
  ])("refuses %s, and the draft stays", async (hint, more) => {
    const entry = await aRecord();
    await save(entry, draft(more));
    const { error, status } = await send(entry);
    expect({ hint: error?.hint, status }).toEqual({ hint, status: 422 });
    expect((await dana.from("drafts").select("use").eq("entry_id", entry)).data).toHaveLength(1);
  });

  test("a draft of another window is not written over, and the same version is sent once", async () => {
    const entry = await aRecord();
    await save(entry);
    expect((await save(entry, draft({ body: "Other." }), 1)).data).toMatchObject([
      { saved_version: 2 },
    ]);
    expect((await save(entry, draft({ body: "Third." }), 1)).status).toBe(409);
    expect((await send(entry)).error?.hint).toBe("changed");
    const { message } = await send(entry, { version: 2 });
    const again = await dana.rpc("send_reply", { entry, message, version: 2 });
    expect(again.error).toBeNull();
    expect(await run("select from public.messages")).toHaveLength(1);
  });

  test("somebody was quicker: it is said, and sent when its writer is sure", async () => {
    const entry = await aRecord();
    await save(entry);
    await save(entry, draft(), 0, lee);
    await send(entry, {}, lee);
    const { error } = await send(entry);
    expect(error?.hint).toBe("newer");
    expect((await send(entry, { is_sure: "yes" })).error).toBeNull();
  });

  test("an answer finds its record by its address, opens it again and starts the clock", async () => {
    const entry = await aRecord();
    await save(entry);
    await send(entry, {});
    await leave();
    const [token] = await run("select token from private.reply_tokens");
    await dana
      .from("inbox_entries")
      .update({ archived_at: new Date().toISOString() })
      .eq("id", entry);
    await receive({ tokens: [String(token?.["token"])], answers: ["rewritten@relay.example"] });
    const after = await entryOf(entry);
    expect(after).toMatchObject({ archived_at: null, status: "responded" });
    expect(Date.parse(after.due_at) - Date.parse(after.waiting_since)).toBe(24 * 3_600_000);
    expect(after.new_letter_at).not.toBeNull();
    // What the relay has made of our id is known from now on.
    await receive({ answers: ["rewritten@relay.example"], fromAddress: "other@ortega.example" });
    const steps = await timeline(entry);
    expect(steps.filter(({ sort }: { sort: string }) => sort === "message")).toHaveLength(3);
    expect(steps[0]).toMatchObject({ is_unread: true, content: { matched_by: "reference" } });
    await dana.rpc("here", {
      entry,
      is_writing: "yes",
      read_until: new Date(Date.now() + 1000).toISOString(),
    });
    expect((await timeline(entry))[0]).toMatchObject({ is_unread: false });
    expect((await lee.rpc("here", { entry })).data).toMatchObject([{ writes: true }]);
  });

  test("a letter to the house is a record of its own, once", async () => {
    const letter = aLetter({ fromAddress: "new@person.example", fromName: "New Person" });
    await receive(letter);
    expect(await receive(letter)).toBeNull();
    const { data } = await dana.from("inbox_entries").select("*").eq("kind", "email");
    expect(data).toHaveLength(1);
    expect(data?.[0]).toMatchObject({
      name: "New Person",
      email: "new@person.example",
      status: "open",
    });
    expect(data?.[0].reference).toMatch(/^EM-/);
    expect(await run("select template from public.outbox")).toEqual([
      { template: "message-notice" },
    ]);
  });

  test("an unverified sender is matched by nothing else; a verified one by the only record, or a reference", async () => {
    const entry = await aRecord();
    await receive({ senderCheck: "unknown" });
    expect(await timeline(entry)).toSatisfy(
      (steps: { sort: string }[]) => !steps.some(({ sort }) => sort === "message"),
    );
    await run("delete from public.emails");
    await receive({ senderCheck: "verified" });
    expect((await timeline(entry)).some(({ sort }: { sort: string }) => sort === "message")).toBe(
      true,
    );
    const second = await aRecord();
    const { reference } = await entryOf(entry);
    await receive({ senderCheck: "verified", subject: `About ${reference}` });
    await receive({ senderCheck: "verified" });
    const of = async (id: string) =>
      (await run(`select from public.messages where entry_id = '${id}'`)).length;
    expect([await of(entry), await of(second)]).toEqual([2, 0]);
  });

  test("machines open nothing, notify nobody, and belong only where they say", async () => {
    const entry = await aRecord();
    await save(entry);
    await send(entry);
    await leave();
    await run("delete from public.outbox where template <> 'reply'");
    const [token] = await run("select token from private.reply_tokens");
    await receive({ sort: "automatic", tokens: [String(token?.["token"])] });
    await receive({
      sort: "automatic",
      fromAddress: "robot@else.example",
      senderCheck: "verified",
    });
    expect((await entryOf(entry)).waiting_since).toBeNull();
    expect(await run("select from public.outbox where template <> 'reply'")).toEqual([]);
    const { data } = await dana.from("messages").select("id,sort").is("entry_id", null);
    expect(data).toMatchObject([{ sort: "automatic" }]);
  });

  test("a report gives the old clock back and marks the record, the status stays", async () => {
    const entry = await aRecord();
    const was = await entryOf(entry);
    await save(entry);
    await send(entry);
    await leave();
    const [sent] = await run("select id from public.outbox where template = 'reply'");
    const report = {
      messageId: `${String(sent?.["id"])}@perilune.example`,
      recipient: "maya@ortega.example",
      sentence: "550 no such user",
    };
    await receive({ sort: "report", report: { ...report, action: "delayed" } });
    expect((await entryOf(entry)).undelivered_at).toBeNull();
    await receive({ sort: "report", report: { ...report, action: "failed" } });
    const after = await entryOf(entry);
    expect(after).toMatchObject({
      status: "responded",
      waiting_since: was.waiting_since,
      due_at: was.due_at,
    });
    expect(after.undelivered_at).not.toBeNull();
    expect(await run("select delivery, error from public.outbox where template = 'reply'")).toEqual(
      [{ delivery: "bounced", error: "550 no such user" }],
    );
  });

  test("a runaway machine gets one record, silently", async () => {
    for (let count = 0; count < 25; count += 1) await receive({ fromAddress: "loop@else.example" });
    expect((await dana.from("inbox_entries").select("id").eq("kind", "email")).data).toHaveLength(
      20,
    );
  });

  test("a letter moves to another record, and what answers it follows", async () => {
    const entry = await aRecord("other@else.example");
    await receive({ messageId: "first@mail.example" });
    const [message] = await run("select id, entry_id from public.messages");
    const moved = await dana.rpc("move_message", { message: message?.["id"], to_entry: entry });
    expect(moved.data).toBe(entry);
    expect(await run("select from public.emails")).toEqual([]);
    await receive({ answers: ["first@mail.example"] });
    expect(await run(`select from public.messages where entry_id = '${entry}'`)).toHaveLength(2);
  });

  test("files come whole in parts, go with the letter, and come back with Undo", async () => {
    const entry = await aRecord();
    const bytes = Buffer.from(Array.from({ length: 400_000 }, (_, index) => index % 251));
    const file = crypto.randomUUID();
    await save(entry);
    expect(
      (
        await dana.rpc("add_file", {
          entry,
          file,
          name: "../plan.pdf",
          type: "application/pdf",
          size: bytes.length,
        })
      ).error,
    ).toBeNull();
    const put = (n: number, part: Buffer) =>
      dana.rpc("put_file_part", { file, n, part: part.toString("base64") });
    expect((await put(0, bytes.subarray(0, 393_216))).data).toBe(false);
    expect((await send(entry)).error?.hint).toBe("files");
    expect((await put(1, bytes.subarray(393_216))).data).toBe(true);
    expect((await put(1, bytes.subarray(0, 5))).error?.hint).toBe("part");
    const first = await send(entry);
    expect(first.error).toBeNull();
    await dana.rpc("unsend", { message: first.message });
    expect(
      (await dana.from("message_files").select("name,is_whole").eq("draft_entry", entry)).data,
    ).toEqual([{ name: "plan.pdf", is_whole: true }]);
    const before = smtp.emails.length;
    await send(entry);
    await leave();
    const letter = smtp.emails.slice(before).find(({ text }) => text.includes("we can do that"));
    expect(letter?.raw).toContain("plan.pdf");
    const read = await dana.rpc("read_file_part", { file, n: 1 });
    expect(Buffer.from(String(read.data), "base64")).toEqual(bytes.subarray(393_216));
  });

  test("what is put off is on no list until its time, and then among the follow-ups", async () => {
    const entry = await aRecord();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const update = (values: object) => dana.from("inbox_entries").update(values).eq("id", entry);
    expect((await update({ snoozed_until: until })).error).toBeNull();
    expect((await update({ snoozed_until: "2020-01-01T00:00:00Z" })).status).toBe(422);
    const listed = async (due = "") =>
      (await dana.rpc("find_entries", { due }).select("id")).data?.length;
    expect([await listed(), await listed("snoozed"), await listed("follow-up")]).toEqual([0, 1, 0]);
    await run("alter table public.inbox_entries disable trigger user");
    await run(
      `update public.inbox_entries set snoozed_until = now() - interval '1 minute' where id = '${entry}'`,
    );
    await run("alter table public.inbox_entries enable trigger user");
    await dana.rpc("staff_seen");
    expect([await listed(), await listed("snoozed"), await listed("follow-up")]).toEqual([1, 0, 1]);
  });

  test("nobody outside reads or writes any of it", async () => {
    const entry = await aRecord();
    await receive({});
    const stranger = await server.stranger("stranger@example.com");
    for (const chair of [server.visitor(), stranger]) {
      for (const table of ["messages", "drafts", "reply_templates", "message_files", "emails"]) {
        expect((await chair.from(table).select("*")).data ?? []).toEqual([]);
      }
      const id = crypto.randomUUID();
      for (const [name, values] of [
        ["save_draft", { entry, use: "note", content: "{}" }],
        ["discard_draft", { entry, use: "note" }],
        ["save_note", { entry, note: id, body: "x" }],
        ["save_signature", { signature: "x" }],
        ["save_template", { id, kind: "contact", name: "x", subject: "x", body: "x" }],
        ["archive_template", { id }],
        ["add_file", { entry, file: id, name: "x", type: "", size: 1 }],
        ["put_file_part", { file: id, n: 0, part: "" }],
        ["drop_file", { file: id }],
        ["send_reply", { entry, message: id, version: 1 }],
        ["unsend", { message: id }],
        ["move_message", { message: id }],
        ["record_timeline", { entry }],
        ["here", { entry }],
      ] as const) {
        expect([name, (await chair.rpc(name, values)).error?.code]).toEqual([name, "42501"]);
      }
      expect((await chair.rpc("own_address")).data ?? "").toBe("");
    }
  });
});

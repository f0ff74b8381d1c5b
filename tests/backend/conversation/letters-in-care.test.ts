import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Letter } from "../../../server/mailbox/letter.ts";
import { erasePerson, exportPerson, findPerson } from "../../../server/privacy/person.ts";
import { expireRecords, readRetention } from "../../../server/privacy/retention.ts";
import { runCommand } from "../child-server.ts";
import { aSupportRequest } from "../../kinds/support.ts";
import { columnsWith } from "../every-column.ts";
import { stored } from "../records.ts";
import { type Chair, engines, startTestServer, type TestServer } from "../test-server.ts";
import {
  draftWithFile,
  fileBytes,
  queueReply,
  receiveWithFile,
  turnMailOn,
} from "./letters-with-files.ts";
import { aLetter, storeLetter } from "./a-letter.ts";

const removed = "Removed at the sender's request.";

describe.each(engines)("letters in care on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;
  let uid = 0;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
    await turnMailOn(server);
  });
  afterAll(() => server.remove());

  const database = () => server.backend.database.kysely;
  async function run(statement: string) {
    return (await sql.raw<Record<string, unknown>>(statement).execute(database())).rows;
  }
  function aRecord(email: string): Promise<string> {
    return stored(server.visitor(), "support_requests", aSupportRequest({ email }));
  }
  function receive(entry: string, more: Partial<Letter>): Promise<string> {
    uid += 1;
    return receiveWithFile(server, entry, uid, more);
  }
  async function message(id: string) {
    const [found] = await run(`select * from public.messages where id = '${id}'`);
    return found;
  }

  test("an export has every letter from the person and to them, with files that are whole", async () => {
    const [email, other] = ["export@example.com", "host@example.com"];
    const entry = await aRecord(other);
    const from = await receive(entry, { fromAddress: "Export@Example.com", body: "Mine" });
    const copied = await receive(entry, { fromAddress: other, cc: [email], body: "A copy" });
    const alone = await receive(entry, { fromAddress: other, body: "Between others" });
    const reply = await queueReply(staff, entry, email, from);
    const rows: { relation: string; id: string; content: object; base64?: string }[] = JSON.parse(
      (await exportPerson(database(), email)).join("\n"),
    );
    const ids = rows.flatMap(({ relation, id }) => (relation === "messages" ? [id] : []));
    expect(new Set(ids)).toEqual(new Set([from, copied, reply]));
    expect(ids).not.toContain(alone);
    const files = rows.filter(({ relation }) => relation === "message_files");
    expect(files.map(({ content }) => content)).toMatchObject([
      { name: "plan.pdf", size: fileBytes.length },
      { name: "plan.pdf", size: fileBytes.length },
    ]);
    for (const { base64 } of files) expect(Buffer.from(base64 ?? "", "base64")).toEqual(fileBytes);
  });

  test("an erased person's records go with their letters; elsewhere a letter of theirs says that it is gone", async () => {
    const [email, host] = ["Maya.Gone@Example.com", "stays@example.com"];
    const own = await aRecord(email.toLowerCase());
    const theirs = await aRecord(host);
    const letter = {
      fromAddress: email,
      fromName: "Maya Gone",
      subject: "About my knee",
      body: "It hurts.",
    };
    const inOwn = await receive(own, { ...letter, messageId: "own@mail.example" });
    const elsewhere = await receive(theirs, {
      ...letter,
      headers: `From: ${email}`,
      messageId: "elsewhere@mail.example",
    });
    const answersTo = await receive(theirs, {
      ...letter,
      fromAddress: "form@site.example",
      replyTo: [email],
      messageId: "by-form@mail.example",
    });
    const quoting = await receive(theirs, {
      fromAddress: host,
      fromName: "Host",
      cc: [email, "c@example.com"],
      body: `I asked ${email} as well.`,
    });
    const outside = aLetter({ ...letter, sort: "automatic", messageId: "received@mail.example" });
    await storeLetter(server, outside);
    const begun = aLetter({
      ...letter,
      replyTo: ["office@site.example"],
      messageId: "begun@mail.example",
    });
    await storeLetter(server, begun);
    await server.mailWorker?.runDueMail();
    const queued = await queueReply(staff, theirs, email, elsewhere);
    await save(theirs, { to: [email], body: `${email} says no.` });

    const { mailboxCopies } = await erasePerson(database(), email);
    expect(new Set(mailboxCopies)).toEqual(
      new Set(
        ["own", "elsewhere", "by-form", "received", "begun"].map((id) => `${id}@mail.example`),
      ),
    );
    expect(
      await columnsWith(database(), [
        email,
        encodeURIComponent(email),
        "About my knee",
        "It hurts",
      ]),
    ).toEqual([]);
    expect(await findPerson(database(), email)).toEqual([]);
    expect(await message(inOwn)).toBeUndefined();
    for (const id of [elsewhere, answersTo]) {
      expect(await message(id)).toMatchObject({
        entry_id: theirs,
        body: removed,
        from_name: "",
        from_address: "",
        reply_to: [],
        subject: "",
        headers: "",
      });
      expect((await staff.from("message_files").select("id").eq("message_id", id)).data).toEqual(
        [],
      );
    }
    expect(await message(quoting)).toMatchObject({
      from_name: "Host",
      cc_addresses: ["[erased]", "c@example.com"],
      body: "I asked [erased] as well.",
    });
    expect(await run("select from public.emails where name = 'Maya Gone'")).toEqual([]);
    expect(await columnsWith(database(), ["Maya Gone"])).toEqual([]);

    // Our own letter keeps its place and never leaves.
    expect(await message(queued)).toMatchObject({
      entry_id: theirs,
      to_addresses: ["[erased]"],
      body: "We can. 🚀🚀",
      folds: [],
    });
    const [outbox] = await run(`select state, "to", error from public.outbox where id = (
      select outbox_id from public.messages where id = '${queued}')`);
    expect(outbox).toEqual({
      state: "skipped",
      to: "[erased]",
      error: "Somebody to whom it would have gone has been erased.",
    });
    const { data: draft } = await staff.from("drafts").select("content").eq("entry_id", theirs);
    expect(draft).toMatchObject([{ content: { to: ["[erased]"], body: "[erased] says no." } }]);

    // The mailbox may be read again from its beginning.
    const before = await run("select id from public.messages order by id");
    for (const again of [outside, begun]) expect(await storeLetter(server, again)).toBeNull();
    expect(await run("select id from public.messages order by id")).toEqual(before);
  });

  async function save(entry: string, values: object): Promise<void> {
    const content = JSON.stringify({ cc: [], subject: "", ...values });
    const { error } = await staff.rpc("save_draft", { entry, use: "reply", content });
    expect(error).toBeNull();
  }

  test("what tells the team of a letter does not keep its words", async () => {
    const entry = await aRecord("told@example.com");
    await run(`delete from public.outbox where entry_id = '${entry}'`);
    await receive(entry, { fromAddress: "told@example.com", body: "Between us" });
    await server.mailWorker?.runDueMail();
    expect(
      await run(
        `select template, subject <> '' as is_written, body from public.outbox where entry_id = '${entry}'`,
      ),
    ).toEqual([{ template: "message-notice", is_written: true, body: "" }]);
  });

  test("a colleague's letter is the house's: it stays when the colleague's address is erased", async () => {
    const entry = await aRecord("guest@example.com");
    const id = await receive(entry, {
      fromAddress: "staff@example.com",
      senderCheck: "verified",
      body: "I can.",
    });
    expect(await message(id)).toMatchObject({ sort: "colleague" });
    await erasePerson(database(), "staff@example.com");
    expect(await message(id)).toMatchObject({ body: "I can.", from_address: "[erased]" });
  });

  test("the address that letters come from is not erased", async () => {
    await expect(erasePerson(database(), "Hello@perilune.example")).rejects.toThrow(
      "Nothing was erased: this is the address that letters come from.",
    );
  });

  test("the command says which letters to delete in the mailbox, each on a line", async () => {
    const email = "printed@example.com";
    const entry = await aRecord(email);
    await receive(entry, { fromAddress: email, messageId: "one@mail.example" });
    await receive(entry, { fromAddress: email, messageId: "two@mail.example" });
    const { out } = await runCommand("care", ["erase", email, "--yes"], server.environment);
    expect(out).toMatch(/^messages: 2 erased$/m);
    expect(out).toMatch(
      /\nThe mailbox has copies. Delete there what has these Message-IDs:\none@mail\.example\ntwo@mail\.example\n$/,
    );
  });

  test("an expired record takes its letters, files, drafts, tokens and presence along", async () => {
    const tables = [
      "public.messages",
      "public.message_files",
      "public.drafts",
      "public.outbox",
      "private.file_parts",
      "private.reply_tokens",
      "private.known_ids",
      "private.record_presence",
    ];
    const counts = async () =>
      Promise.all(tables.map(async (table) => (await run(`select from ${table}`)).length));
    const before = await counts();
    const entry = await aRecord("expired@example.com");
    const letter = await receive(entry, { fromAddress: "expired@example.com" });
    await queueReply(staff, entry, "expired@example.com", letter);
    await draftWithFile(staff, entry);
    const during = await counts();
    for (const [at, table] of tables.entries())
      expect([table, during[at]]).not.toEqual([table, before[at]]);
    await run("alter table public.support_requests disable trigger user");
    await run(
      `update public.support_requests set created_at = now() - interval '25 months' where id = '${entry}'`,
    );
    await run("alter table public.support_requests enable trigger user");
    expect(await expireRecords(database(), readRetention(), false)).toMatchObject({ support: 1 });
    expect(await counts()).toEqual(before);
  });

  test("an E-mail record is kept for 24 months", async () => {
    await storeLetter(server, aLetter({ fromAddress: "aged@example.com" }));
    const age = (months: number) =>
      run(
        `update public.emails set created_at = now() - interval '${months} months' where email = 'aged@example.com'`,
      );
    await age(23);
    expect(await expireRecords(database(), readRetention(), true)).toMatchObject({ email: 0 });
    await age(25);
    expect(await expireRecords(database(), readRetention(), false)).toMatchObject({ email: 1 });
    expect(
      await run("select from public.messages where from_address = 'aged@example.com'"),
    ).toEqual([]);
  });

  test("letters without a record and the drafts of who has left go after a month, and a dry run counts them", async () => {
    const unreadable = aLetter({ sort: "unreadable", fromAddress: "" });
    await storeLetter(server, unreadable);
    await storeLetter(server, aLetter({ sort: "automatic" }));
    const entry = await aRecord("drafted@example.com");
    const leaver = await server.staff("leaver@example.com");
    await draftWithFile(leaver, entry);
    await draftWithFile(staff, entry);
    await run(
      `update public.messages set at = now() - interval '31 days' where digest = '${unreadable.digest}'`,
    );
    await run(
      `update public.drafts set saved_at = now() - interval '31 days' where entry_id = '${entry}'`,
    );
    const due = (isDry: boolean) => expireRecords(database(), readRetention(), isDry);
    expect(await due(true)).toMatchObject({ received: 1, draft: 0 });
    await run(
      `delete from public.staff where user_id = (select id from auth.users where email = 'leaver@example.com')`,
    );
    for (const isDry of [true, false])
      expect(await due(isDry)).toMatchObject({ received: 1, draft: 2 });
    expect(await due(true)).toMatchObject({ received: 0, draft: 0 });
    expect(await run(`select from public.drafts where entry_id = '${entry}'`)).toHaveLength(2);
    expect(await run("select from public.messages where entry_id is null")).toHaveLength(1);
    expect(await storeLetter(server, unreadable)).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import { engines } from "../test-server.ts";
import { conversationOn, draft } from "./a-conversation.ts";

describe.each(engines)("a record's conversation on %s", (engine) => {
  const { place, run, receive, aRecord, entryOf, save, send, timeline, leave, lettersTo } =
    conversationOn(engine);

  test("a reply is a draft, then a message, then a letter, and marks its record responded", async () => {
    const entry = await aRecord();
    expect((await save(entry)).data).toMatchObject([{ saved_version: 1 }]);
    const before = lettersTo("maya@ortega.example").length;
    const { message, error } = await send(entry);
    expect(error).toBeNull();
    expect((await place().dana.from("drafts").select("*").eq("entry_id", entry)).data).toEqual([]);
    await place().server.mailWorker?.runDueMail();
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
    expect((await place().dana.rpc("unsend", { message })).error).toBeNull();
    const { data } = await place().dana.from("drafts").select("content,use").eq("entry_id", entry);
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
    expect((await place().dana.rpc("unsend", { message })).status).toBe(404);
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
    expect(
      (await place().dana.from("drafts").select("use").eq("entry_id", entry)).data,
    ).toHaveLength(1);
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
    const again = await place().dana.rpc("send_reply", { entry, message, version: 2 });
    expect(again.error).toBeNull();
    expect(await run("select from public.messages")).toHaveLength(1);
  });

  test("somebody was quicker: it is said, and sent when its writer is sure", async () => {
    const entry = await aRecord();
    await save(entry);
    await save(entry, draft(), 0, place().lee);
    await send(entry, {}, place().lee);
    const { error } = await send(entry);
    expect(error?.hint).toBe("newer");
    expect((await send(entry, { is_sure: "yes" })).error).toBeNull();
  });

  test("files come whole in parts, go with the letter, and come back with Undo", async () => {
    const entry = await aRecord();
    const bytes = Buffer.from(Array.from({ length: 400_000 }, (_, index) => index % 251));
    const file = crypto.randomUUID();
    await save(entry);
    expect(
      (
        await place().dana.rpc("add_file", {
          entry,
          file,
          name: "../plan.pdf",
          type: "application/pdf",
          size: bytes.length,
        })
      ).error,
    ).toBeNull();
    const put = (n: number, part: Buffer) =>
      place().dana.rpc("put_file_part", { file, n, part: part.toString("base64") });
    expect((await put(0, bytes.subarray(0, 393_216))).data).toBe(false);
    expect((await send(entry)).error?.hint).toBe("files");
    expect((await put(1, bytes.subarray(393_216))).data).toBe(true);
    expect((await put(1, bytes.subarray(0, 5))).error?.hint).toBe("part");
    const first = await send(entry);
    expect(first.error).toBeNull();
    await place().dana.rpc("unsend", { message: first.message });
    expect(
      (await place().dana.from("message_files").select("name,is_whole").eq("draft_entry", entry))
        .data,
    ).toEqual([{ name: "plan.pdf", is_whole: true }]);
    const before = place().smtp.emails.length;
    await send(entry);
    await leave();
    const letter = place()
      .smtp.emails.slice(before)
      .find(({ text }) => text.includes("we can do that"));
    expect(letter?.raw).toContain("plan.pdf");
    const read = await place().dana.rpc("read_file_part", { file, n: 1 });
    expect(Buffer.from(String(read.data), "base64")).toEqual(bytes.subarray(393_216));
  });

  test("what is put off is on no list until its time, and then among the follow-ups", async () => {
    const entry = await aRecord();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const update = (values: object) =>
      place().dana.from("inbox_entries").update(values).eq("id", entry);
    expect((await update({ snoozed_until: until })).error).toBeNull();
    expect((await update({ snoozed_until: "2020-01-01T00:00:00Z" })).status).toBe(422);
    const listed = async (due = "") =>
      (await place().dana.rpc("find_entries", { due })).data.length;
    expect([await listed(), await listed("snoozed"), await listed("follow-up")]).toEqual([0, 1, 0]);
    await run("alter table public.inbox_entries disable trigger user");
    await run(
      `update public.inbox_entries set snoozed_until = now() - interval '1 minute' where id = '${entry}'`,
    );
    await run("alter table public.inbox_entries enable trigger user");
    await place().dana.rpc("staff_seen");
    expect([await listed(), await listed("snoozed"), await listed("follow-up")]).toEqual([1, 0, 1]);
  });

  test("nobody outside reads or writes any of it", async () => {
    const entry = await aRecord();
    await receive({});
    const stranger = await place().server.stranger("stranger@example.com");
    for (const chair of [place().server.visitor(), stranger]) {
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

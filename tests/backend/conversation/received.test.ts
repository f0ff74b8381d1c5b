import { describe, expect, test } from "vitest";
import { engines } from "../test-server.ts";
import { conversationOn } from "./a-conversation.ts";
import { aLetter } from "./a-letter.ts";

describe.each(engines)("a letter that has come on %s", (engine) => {
  const { place, run, receive, aRecord, entryOf, save, send, timeline, leave } =
    conversationOn(engine);

  test("an answer finds its record by its address, opens it again and starts the clock", async () => {
    const entry = await aRecord();
    await save(entry);
    await send(entry, {});
    await leave();
    const [token] = await run("select token from private.reply_tokens");
    await place()
      .dana.from("inbox_entries")
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
    await place().dana.rpc("here", {
      entry,
      is_writing: "yes",
      read_until: new Date(Date.now() + 1000).toISOString(),
    });
    expect((await timeline(entry))[0]).toMatchObject({ is_unread: false });
    expect((await place().lee.rpc("here", { entry })).data).toMatchObject([{ writes: true }]);
  });

  test("a letter to the house is a record of its own, once", async () => {
    const letter = aLetter({ fromAddress: "new@person.example", fromName: "New Person" });
    await receive(letter);
    expect(await receive(letter)).toBeNull();
    const { data } = await place().dana.from("inbox_entries").select("*").eq("kind", "email");
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
    const { data } = await place().dana.from("messages").select("id,sort").is("entry_id", null);
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
      isGone: true,
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
    expect(
      (await place().dana.from("inbox_entries").select("id").eq("kind", "email")).data,
    ).toHaveLength(20);
  });

  test("a letter moves to another record, and what answers it follows", async () => {
    const entry = await aRecord("other@else.example");
    await receive({ messageId: "first@mail.example" });
    const [message] = await run("select id, entry_id from public.messages");
    const moved = await place().dana.rpc("move_message", {
      message: message?.["id"],
      to_entry: entry,
    });
    expect(moved.data).toBe(entry);
    expect(await run("select from public.emails")).toEqual([]);
    await receive({ answers: ["first@mail.example"] });
    expect(await run(`select from public.messages where entry_id = '${entry}'`)).toHaveLength(2);
  });
});

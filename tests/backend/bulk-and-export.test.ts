import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { find, stored } from "./records.ts";
import { aSupportRequest } from "../kinds/support.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

type Batch = { batch: string; total: number };

describe.each(engines)("all that match, on %s", (engine) => {
  let server: TestServer;
  let owner: Chair;
  let staff: Chair;
  let stranger: Chair;
  let visitor: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.staff("owner@example.com");
    staff = await server.staff("staff@example.com");
    stranger = await server.stranger("stranger@example.com");
    visitor = server.visitor();
  });
  afterAll(() => server.remove());

  /** So many support requests with a word of their own. */
  async function sample(count: number): Promise<string> {
    const word = crypto.randomUUID();
    for (let index = 0; index < count; index += 1) {
      await stored(visitor, "support_requests", aSupportRequest({ message: `${word} ${index}` }));
    }
    return word;
  }
  function start(chair: Chair, change: object) {
    return chair.rpc("start_bulk", change).single<Batch>();
  }
  async function runAll(chair: Chair, batch: string, name: "run_bulk" | "undo_bulk" = "run_bulk") {
    for (;;) {
      const { data, error } = await chair.rpc(name, { batch });
      if (error) throw new Error(error.message);
      if (data === 0) return;
    }
  }
  type Work = { tags: string[]; assignee_id: string | null; archived_at: string | null };

  function workOf(word: string): Promise<Work[]> {
    const filter = { search: word, archived: "all" };
    return find<Work>(staff, filter, "tags,assignee_id,archived_at");
  }

  test("what was confirmed is changed, and taken back exactly", async () => {
    const word = await sample(4);
    const me = (await staff.auth.getUser()).data.user?.id;
    const [first] = await find<{ id: string }>(staff, { search: word }, "id");
    await staff
      .from("inbox_entries")
      .update({ tags: ["old"] })
      .eq("id", first?.id);
    const before = await workOf(word);
    const changes: [string, string, (one: Work) => boolean][] = [
      ["tag", "VIP", ({ tags }) => tags.includes("vip")],
      ["untag", "old", ({ tags }) => tags.length === 0],
      ["assign", String(me), ({ assignee_id }) => assignee_id === me],
      ["archive", "yes", ({ archived_at }) => archived_at !== null],
    ];
    for (const [action, value, isChanged] of changes) {
      const { data } = await start(staff, { action, value, expected: 4, search: word });
      expect(data?.total).toBe(4);
      await runAll(staff, String(data?.batch));
      const changed = await workOf(word);
      expect(changed).not.toEqual(before);
      expect(changed.every(isChanged)).toBe(true);
      await runAll(staff, String(data?.batch), "undo_bulk");
      expect(await workOf(word)).toEqual(before);
    }
  });

  test("another number than the confirmed one is refused, and says how many match", async () => {
    const word = await sample(2);
    const change = { action: "tag", value: "vip", expected: 1, search: word };
    const { error, status } = await start(staff, change);
    expect({ status, hint: error?.hint, message: error?.message }).toEqual({
      status: 409,
      hint: "changed",
      message: "2 match now.",
    });
    expect((await workOf(word)).every(({ tags }) => tags.length === 0)).toBe(true);
  });

  test("a record that came after the count is not changed", async () => {
    const word = await sample(1);
    const { data } = await start(staff, {
      action: "archive",
      value: "yes",
      expected: 1,
      search: word,
    });
    await stored(visitor, "support_requests", aSupportRequest({ message: `${word} late` }));
    await runAll(staff, String(data?.batch));
    const { data: left } = await staff.rpc("find_entries", { search: word }).select("body");
    expect(left).toEqual([{ body: `${word} late` }]);
  });

  test("answers go to new contact submissions only and are never taken back", async () => {
    const word = crypto.randomUUID();
    await visitor.from("contact_submissions").insert(aLead({ message: `${word} 1` }));
    await visitor.from("contact_submissions").insert(aLead({ message: `${word} 2` }));
    await stored(visitor, "support_requests", aSupportRequest({ message: word }));
    await staff
      .from("contact_submissions")
      .update({ status: "responded" })
      .eq("message", `${word} 1`);
    const { data } = await start(staff, { action: "respond", expected: 1, search: word });
    await runAll(staff, String(data?.batch));
    const { data: leads } = await staff
      .from("contact_submissions")
      .select("status")
      .in("message", [`${word} 1`, `${word} 2`]);
    expect(leads).toEqual([{ status: "responded" }, { status: "responded" }]);
    const undo = await staff.rpc("undo_bulk", { batch: data?.batch });
    expect(undo.error?.code).toBe("42501");
  });

  test("an undo comes soon or not at all", async () => {
    const word = await sample(1);
    const { data } = await start(staff, { action: "tag", value: "vip", expected: 1, search: word });
    await runAll(staff, String(data?.batch));
    await sql`
      update private.bulk_batches set done_at = done_at - interval '31 seconds'
      where id = ${data?.batch}::uuid`.execute(server.backend.database.kysely);
    const { error } = await staff.rpc("undo_bulk", { batch: data?.batch });
    expect(error?.hint).toBe("late");
  });

  test("a batch is its maker's, and only staff make one", async () => {
    const word = await sample(1);
    const change = { action: "tag", value: "vip", expected: 1, search: word };
    expect((await start(visitor, change)).error?.code).toBe("42501");
    expect((await start(stranger, change)).error?.code).toBe("42501");
    const { data } = await start(staff, change);
    for (const chair of [owner, stranger]) {
      expect((await chair.rpc("run_bulk", { batch: data?.batch })).error?.code).toBe("42501");
      expect((await chair.rpc("undo_bulk", { batch: data?.batch })).error?.code).toBe("42501");
    }
    expect((await visitor.rpc("run_bulk", { batch: data?.batch })).error?.code).toBe("42501");
  });

  test.each([
    { action: "delete" },
    { action: "tag", value: " " },
    { action: "archive", value: "maybe" },
    { action: "assign", value: "00000000-0000-4000-8000-000000000000" },
  ])("%o is no change", async (change) => {
    const { error } = await start(staff, { expected: 0, ...change });
    expect(error?.code).toBe("PT422");
  });

  test("owners export entries with their records; nobody else, not even by the function", async () => {
    const word = await sample(2);
    const { data } = await owner.rpc("export_page", { search: word });
    expect(data).toHaveLength(2);
    expect(data?.[0]).toMatchObject({
      entry: { kind: "support", body: `${word} 1`, reference: expect.any(String) },
      record: { channel: "form", message: `${word} 1` },
    });
    expect(JSON.stringify(data)).not.toContain("search_text");
    const next = await owner.rpc("export_page", {
      search: word,
      before_at: data?.[0]?.created_at,
      before_id: data?.[0]?.id,
    });
    expect(next.data.map(({ id }: { id: string }) => id)).toEqual([data?.[1]?.id]);
    for (const chair of [visitor, stranger, staff]) {
      expect((await chair.rpc("export_page", { search: word })).error?.code).toBe("42501");
    }
    const log = await staff.from("audit_log").select("actor_id,after").eq("action", "export");
    const me = (await owner.auth.getUser()).data.user?.id;
    expect(log.data).toEqual([{ actor_id: me, after: { search: word, archived: "no" } }]);
  });
});

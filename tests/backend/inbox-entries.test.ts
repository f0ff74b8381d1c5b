import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "../../app/content/site.ts";
import { find, stored } from "./records.ts";
import { aSupportRequest } from "../kinds/support.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

describe.each(engines)("the entries of the inbox on %s", (engine) => {
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

  async function idOf(chair: Chair) {
    return (await chair.auth.getUser()).data.user?.id;
  }
  async function anEntry(): Promise<string> {
    return stored(visitor, "support_requests", aSupportRequest());
  }
  async function work(chair: Chair, id: string, change: object) {
    return chair.from("inbox_entries").update(change).eq("id", id).select("*");
  }
  async function storedLead(overrides: Parameters<typeof aLead>[0] = {}): Promise<string> {
    const lead = aLead(overrides);
    await visitor.from("contact_submissions").insert(lead);
    const { data } = await staff
      .from("contact_submissions")
      .select("id")
      .eq("message", lead.message)
      .single();
    return String(data?.id);
  }

  test("staff read them, others do not, and nobody makes or deletes one", async () => {
    const id = await anEntry();
    expect((await visitor.from("inbox_entries").select("*")).error?.code).toBe("42501");
    expect((await stranger.from("inbox_entries").select("*")).data).toEqual([]);
    expect((await staff.from("inbox_entries").select("id").eq("id", id)).data).toEqual([{ id }]);
    for (const chair of [visitor, stranger, staff, owner]) {
      const made = await chair.from("inbox_entries").insert({ id, kind: "contact" });
      expect(made.error?.code).toBe("42501");
      const gone = await chair.from("inbox_entries").delete().eq("id", id);
      expect(gone.error?.code).toBe("42501");
    }
  });

  test("staff change the work and nothing of the record", async () => {
    const id = await anEntry();
    for (const column of ["name", "email", "status", "kind", "created_at", "due_at", "source"]) {
      expect((await work(staff, id, { [column]: "2020-01-01" })).error?.code).toBe("42501");
    }
    const me = await idOf(staff);
    const { data } = await work(staff, id, {
      assignee_id: me,
      tags: ["  VIP ", "vip", "Wärme\u0007"],
      follow_up_on: "2026-12-01",
    });
    expect(data).toMatchObject([
      { assignee_id: me, tags: ["vip", "wärme"], follow_up_on: "2026-12-01" },
    ]);
    expect((await work(visitor, id, { tags: [] })).error?.code).toBe("42501");
    expect((await work(stranger, id, { tags: [] })).data).toEqual([]);
  });

  test("only somebody who works here can have a record", async () => {
    const id = await anEntry();
    const { error } = await work(staff, id, { assignee_id: await idOf(stranger) });
    expect(error?.code).toBe("PT422");
  });

  test("the first answer is kept as it was", async () => {
    const id = await anEntry();
    const first = await work(staff, id, { answered_at: "2001-01-01T00:00:00Z" });
    const at: string = first.data?.[0]?.answered_at;
    expect(Date.now() - Date.parse(at)).toBeLessThan(3_600_000);
    const again = await work(staff, id, { answered_at: null });
    expect(again.data).toMatchObject([{ answered_at: at }]);
    await staff.from("support_requests").update({ status: "resolved" }).eq("id", id);
    const { data } = await staff.from("inbox_entries").select("answered_at,status").eq("id", id);
    expect(data).toEqual([{ answered_at: at, status: "resolved" }]);
  });

  test("a mark is the first answer of a contact submission", async () => {
    const id = await storedLead();
    await staff.from("contact_submissions").update({ status: "responded" }).eq("id", id);
    const { data } = await staff.from("inbox_entries").select("answered_at,status").eq("id", id);
    expect(data).toEqual([{ answered_at: expect.any(String), status: "responded" }]);
  });

  test("answers are due when the pages promise them", async () => {
    const hours = async (id: string) => {
      const { data } = await staff.from("inbox_entries").select("created_at,due_at").eq("id", id);
      const [entry] = data ?? [];
      return (Date.parse(entry?.due_at) - Date.parse(entry?.created_at)) / 3_600_000;
    };
    expect(site.contactReply).toBe(`within ${await hours(await storedLead())} hours`);
    expect(site.claims.emailReply).toBe(`${await hours(await anEntry())} hours`);
  });

  test("search knows neither case nor accents, and takes every character literally", async () => {
    const id = await storedLead({ name: "Zoë Müßig", message: `100% Crème_Brûlée ${Date.now()}` });
    for (const search of ["ZOE mussig", "creme_brulee", "100%", " Brûlée "]) {
      const { data } = await staff.rpc("find_entries", { search }).select("id").eq("id", id);
      expect(data).toEqual([{ id }]);
    }
    for (const search of ["creme-brulee", "10_%", "zoe  mussig"]) {
      const { data } = await staff.rpc("find_entries", { search }).select("id").eq("id", id);
      expect(data).toEqual([]);
    }
  });

  test("filters find by work, clock and archive", async () => {
    const tag = crypto.randomUUID();
    const [mine, nobodys, archived] = [await anEntry(), await anEntry(), await anEntry()];
    for (const id of [mine, nobodys, archived]) await work(staff, id, { tags: [tag] });
    await work(staff, mine, { assignee_id: await idOf(staff), follow_up_on: "2020-01-01" });
    await work(staff, archived, { archived_at: new Date().toISOString() });
    const found = async (filter: object, chair = staff) => {
      const entries = await find<{ id: string }>(chair, { tag, ...filter }, "id");
      return new Set(entries.map(({ id }) => id));
    };
    expect(await found({})).toEqual(new Set([mine, nobodys]));
    expect(await found({ archived: "yes" })).toEqual(new Set([archived]));
    expect(await found({ archived: "all" })).toEqual(new Set([mine, nobodys, archived]));
    expect(await found({ assignee: "me" })).toEqual(new Set([mine]));
    expect(await found({ assignee: "me" }, owner)).toEqual(new Set());
    expect(await found({ assignee: String(await idOf(staff)) })).toEqual(new Set([mine]));
    expect(await found({ assignee: "none" })).toEqual(new Set([nobodys]));
    expect(await found({ due: "follow-up" })).toEqual(new Set([mine]));
    expect(await found({ due: "due" })).toEqual(new Set([mine, nobodys]));
    expect(await found({ due: "overdue" })).toEqual(new Set());
    expect(await found({}, stranger)).toEqual(new Set());
  });

  test("counters and insights are those of the policies", async () => {
    await work(staff, await storedLead(), { tags: ["counted"] });
    for (const name of ["inbox_counts", "inbox_tags", "lead_insights"]) {
      expect((await staff.rpc(name)).data.length).toBeGreaterThan(0);
      expect((await stranger.rpc(name)).data).toEqual([]);
      expect((await visitor.rpc(name)).error?.code).toBe("42501");
    }
    expect((await visitor.rpc("find_entries")).error?.code).toBe("42501");
  });

  test("what is kept apart is counted by itself, out of the archive as well", async () => {
    const counted = async () => {
      const { data } = await staff.rpc("inbox_counts");
      const { total, quarantined } = data.find((row: { kind: string }) => row.kind === "support");
      return { total, quarantined };
    };
    const id = await anEntry();
    const before = await counted();
    await work(staff, id, { archived_at: new Date().toISOString() });
    expect((await staff.rpc("judge_entry", { id, is_spam: true })).error).toBeNull();
    expect(await counted()).toEqual({
      total: before.total - 1,
      quarantined: before.quarantined + 1,
    });
    const asked = { quarantine: "yes", archived: "all", email: aSupportRequest().email };
    const { data } = await staff.rpc("find_entries", asked).select("id").eq("id", id);
    expect(data).toEqual([{ id }]);
  });

  test("a message's reference is told to who knows the message", async () => {
    const lead = aLead({ message: `Two lines\nand ${crypto.randomUUID()}` });
    await visitor.from("contact_submissions").insert(lead);
    const ask = (email: string, message: string) =>
      visitor.rpc("contact_reference", { email, message });
    const { data } = await ask("ADA@example.com", ` ${lead.message.replace("\n", "\r\n")}`);
    expect(data).toMatch(/^PR-[0-9A-F]{8}$/);
    expect((await ask("eve@example.com", lead.message)).data).toBeNull();
    expect((await ask(lead.email, "A new engine, please.")).data).toBeNull();
  });

  describe("notes", () => {
    test("staff write their own and read all; nobody changes or deletes one", async () => {
      const record_id = await anEntry();
      const note = { kind: "support", record_id, body: "Called back.\nWants a demo." };
      expect((await staff.from("lead_notes").insert(note)).error).toBeNull();
      const { data } = await owner.from("lead_notes").select("body,author_id,created_at");
      expect(data).toEqual([
        { body: note.body, author_id: await idOf(staff), created_at: expect.any(String) },
      ]);
      for (const chair of [visitor, stranger, owner]) {
        const forged = { ...note, author_id: await idOf(staff) };
        expect((await chair.from("lead_notes").insert(forged)).error?.code).toBe("42501");
      }
      expect((await stranger.from("lead_notes").insert(note)).error?.code).toBe("42501");
      expect((await visitor.from("lead_notes").select("*")).error?.code).toBe("42501");
      expect((await stranger.from("lead_notes").select("*")).data).toEqual([]);
      for (const chair of [staff, owner]) {
        const change = chair.from("lead_notes").update({ body: "x" }).eq("record_id", record_id);
        expect((await change).error?.code).toBe("42501");
        const gone = chair.from("lead_notes").delete().eq("record_id", record_id);
        expect((await gone).error?.code).toBe("42501");
      }
      const empty = await staff.from("lead_notes").insert({ ...note, body: " \n" });
      expect(empty.error?.code).toBe("23514");
    });
  });

  describe("saved views", () => {
    test("each staff member has their own", async () => {
      const view = { name: "Overdue support", address: "?view=support&due=overdue" };
      expect((await staff.from("saved_views").insert(view)).error).toBeNull();
      expect((await owner.from("saved_views").insert(view)).error).toBeNull();
      expect((await staff.from("saved_views").insert(view)).error?.code).toBe("23505");
      expect((await staff.from("saved_views").select("name")).data).toHaveLength(1);
      const renamed = await staff
        .from("saved_views")
        .update({ name: "Late" })
        .neq("id", crypto.randomUUID())
        .select("name");
      expect(renamed.data).toEqual([{ name: "Late" }]);
      expect((await owner.from("saved_views").select("name")).data).toEqual([
        { name: "Overdue support" },
      ]);
      expect(
        (await staff.from("saved_views").delete().eq("name", "Late").select()).data,
      ).toHaveLength(1);
      expect((await owner.from("saved_views").select("name")).data).toHaveLength(1);
      expect((await stranger.from("saved_views").insert(view)).error?.code).toBe("42501");
      expect((await stranger.from("saved_views").select("*")).data).toEqual([]);
      expect((await visitor.from("saved_views").select("*")).error?.code).toBe("42501");
      const other = { name: "Elsewhere", address: "https://evil.example" };
      expect((await staff.from("saved_views").insert(other)).error?.code).toBe("23514");
    });
  });
});

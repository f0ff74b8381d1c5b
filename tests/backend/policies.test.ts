import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";

if (!engines.includes("PostgreSQL")) {
  process.stdout.write(
    "No PostgreSQL server is installed here: the backend is proved on PGlite.\n",
  );
}

describe.each(engines)("policies on %s", (engine) => {
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

  async function storedLead(): Promise<string> {
    const lead = aLead();
    await visitor.from("contact_submissions").insert(lead);
    const { data } = await staff
      .from("contact_submissions")
      .select("id")
      .eq("message", lead.message)
      .single();
    return String(data?.id);
  }

  describe("contact_submissions", () => {
    test("everyone sends the six fields of the form", async () => {
      for (const chair of [visitor, stranger, staff]) {
        const lead = aLead();
        const { status, error, data } = await chair.from("contact_submissions").insert(lead);
        expect({ status, error, data }).toEqual({ status: 201, error: null, data: null });
        const stored = await staff
          .from("contact_submissions")
          .select("*")
          .eq("message", lead.message);
        expect(stored.data).toEqual([
          { ...lead, id: expect.any(String), status: "new", created_at: expect.any(String) },
        ]);
        expect(stored.data?.[0]?.created_at).toMatch(
          /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00$/,
        );
      }
    });

    test.each([{ id: NOBODY }, { status: "responded" }, { created_at: "2020-01-01T00:00:00Z" }])(
      "nobody sends another column: %o",
      async (column) => {
        for (const chair of [visitor, stranger, staff]) {
          const { error } = await chair
            .from("contact_submissions")
            .insert({ ...aLead(), ...column });
          expect(error?.code).toBe("42501");
        }
      },
    );

    test("a column that does not exist is refused", async () => {
      const { error, status } = await visitor
        .from("contact_submissions")
        .insert({ ...aLead(), admin: "yes" });
      expect({ code: error?.code, status }).toEqual({ code: "PGRST204", status: 400 });
    });

    test("only staff read", async () => {
      await storedLead();
      const forVisitor = await visitor.from("contact_submissions").select("*");
      expect(forVisitor.error?.code).toBe("42501");
      expect(forVisitor.status).toBe(401);
      const forStranger = await stranger
        .from("contact_submissions")
        .select("*", { count: "exact" });
      expect(forStranger.data).toEqual([]);
      expect(forStranger.count).toBe(0);
      const forStaff = await staff.from("contact_submissions").select("*");
      expect(forStaff.data?.length).toBeGreaterThan(0);
    });

    test("a visitor may not ask for the row back", async () => {
      const { error } = await visitor.from("contact_submissions").insert(aLead()).select();
      expect(error?.code).toBe("42501");
    });

    test("an id that was guessed right shows nothing to a stranger", async () => {
      const id = await storedLead();
      const { data } = await stranger.from("contact_submissions").select("*").eq("id", id);
      expect(data).toEqual([]);
    });

    test("staff mark a new one responded, once", async () => {
      const id = await storedLead();
      const mark = () =>
        staff
          .from("contact_submissions")
          .update({ status: "responded" })
          .eq("id", id)
          .eq("status", "new")
          .select("id, status");
      expect((await mark()).data).toEqual([{ id, status: "responded" }]);
      expect((await mark()).data).toEqual([]);
    });

    test("there is no way back and no third status", async () => {
      const id = await storedLead();
      const set = (status: string) =>
        staff.from("contact_submissions").update({ status }).eq("id", id).select();
      expect((await set("archived")).error?.code).toBe("42501");
      expect((await set("new")).error?.code).toBe("42501");
      expect((await set("responded")).data).toHaveLength(1);
      expect((await set("new")).data).toEqual([]);
    });

    test.each(["name", "email", "message", "company", "created_at"])(
      "staff do not change %s",
      async (column) => {
        const id = await storedLead();
        const { error } = await staff
          .from("contact_submissions")
          .update({ [column]: "2020-01-01" })
          .eq("id", id);
        expect(error?.code).toBe("42501");
      },
    );

    test("others change nothing", async () => {
      const id = await storedLead();
      const change = (chair: Chair) =>
        chair.from("contact_submissions").update({ status: "responded" }).eq("id", id);
      expect((await change(visitor)).error?.code).toBe("42501");
      expect((await change(stranger).select()).data).toEqual([]);
      const { data } = await staff.from("contact_submissions").select("status").eq("id", id);
      expect(data).toEqual([{ status: "new" }]);
    });

    test("nobody deletes or upserts", async () => {
      const id = await storedLead();
      for (const chair of [visitor, stranger, staff, owner]) {
        const deletion = await chair.from("contact_submissions").delete().eq("id", id);
        expect(deletion.error?.code).toBe("42501");
        const upsert = await chair
          .from("contact_submissions")
          .upsert({ ...aLead(), id }, { onConflict: "id" });
        expect(upsert.error?.code).toBe("PGRST100");
      }
    });
  });

  describe("staff", () => {
    test("staff see staff, others nobody", async () => {
      const emailsOf = async (chair: Chair) => (await chair.from("staff").select("role")).data;
      expect(await emailsOf(staff)).toHaveLength(2);
      expect(await emailsOf(stranger)).toEqual([]);
      expect((await visitor.from("staff").select("*")).error?.code).toBe("42501");
    });

    test("only owners add, change and remove", async () => {
      const newcomer = await server.stranger("newcomer@example.com");
      const userId = (await newcomer.auth.getUser()).data.user?.id;
      for (const chair of [visitor, stranger, newcomer, staff]) {
        const { error } = await chair.from("staff").insert({ user_id: userId, role: "owner" });
        expect(error?.code).toBe("42501");
      }
      expect((await owner.from("staff").insert({ user_id: userId })).error).toBeNull();
      expect((await newcomer.from("staff").select("*")).data?.length).toBe(3);

      const promote = (chair: Chair) =>
        chair.from("staff").update({ role: "owner" }).eq("user_id", userId).select();
      expect((await promote(visitor)).error?.code).toBe("42501");
      expect((await promote(stranger)).data).toEqual([]);
      expect((await promote(newcomer)).data).toEqual([]);

      const dismiss = (chair: Chair) => chair.from("staff").delete().eq("user_id", userId).select();
      expect((await dismiss(visitor)).error?.code).toBe("42501");
      expect((await dismiss(staff)).data).toEqual([]);
      expect((await dismiss(owner)).data).toHaveLength(1);
      expect((await newcomer.from("staff").select("*")).data).toEqual([]);
    });

    test("a disabled member sees nothing from the next request on", async () => {
      const member = await server.staff("disabled@example.com");
      const userId = (await member.auth.getUser()).data.user?.id;
      await storedLead();
      const leads = () => member.from("contact_submissions").select("id");
      expect((await leads()).data?.length).toBeGreaterThan(0);
      await owner
        .from("staff")
        .update({ disabled_at: new Date().toISOString() })
        .eq("user_id", userId);
      expect((await leads()).data).toEqual([]);
      await owner.from("staff").delete().eq("user_id", userId);
    });
  });

  describe("audit_log", () => {
    test("triggers write who marked what, and nobody else writes", async () => {
      const id = await storedLead();
      await staff.from("contact_submissions").update({ status: "responded" }).eq("id", id);
      const { data } = await staff
        .from("audit_log")
        .select("*")
        .eq("record_id", id)
        .eq("kind", "contact_submissions");
      const actor = (await staff.auth.getUser()).data.user?.id;
      expect(data).toEqual([
        {
          id: expect.any(String),
          at: expect.any(String),
          actor_id: actor,
          action: "update",
          kind: "contact_submissions",
          record_id: id,
          before: { status: "new" },
          after: { status: "responded" },
        },
      ]);
      for (const chair of [visitor, stranger, staff, owner]) {
        const table = chair.from("audit_log");
        const entry = { action: "update", kind: "x", record_id: id };
        expect((await table.insert(entry)).error?.code).toBe("42501");
        expect((await table.update({ kind: "x" }).eq("record_id", id)).error?.code).toBe("42501");
        expect((await table.delete().eq("record_id", id)).error?.code).toBe("42501");
      }
      expect((await stranger.from("audit_log").select("*")).data).toEqual([]);
      expect((await visitor.from("audit_log").select("*")).error?.code).toBe("42501");
    });
  });

  describe("functions", () => {
    test("the counters are those of the policies", async () => {
      await storedLead();
      const counts = async (chair: Chair) => chair.rpc("contact_submission_counts").single();
      const { data } = await counts(staff);
      const all = await staff
        .from("contact_submissions")
        .select("*", { count: "exact", head: true });
      expect(data).toEqual({
        totalContacts: all.count,
        newContacts: expect.any(Number),
        respondedContacts: expect.any(Number),
      });
      expect((await counts(stranger)).data).toEqual({
        totalContacts: 0,
        newContacts: 0,
        respondedContacts: 0,
      });
      expect((await counts(visitor)).error?.code).toBe("42501");
    });

    test("search takes every character literally", async () => {
      const odd = `100% "quoted", (bracketed) under_score back\\slash * ${crypto.randomUUID()}`;
      await visitor.from("contact_submissions").insert(aLead({ message: odd }));
      const search = async (chair: Chair, query: string) =>
        chair
          .rpc("search_contact_submissions", { query })
          .select("message")
          .order("created_at", { ascending: false })
          .limit(50);
      for (const query of [odd, odd.toUpperCase(), ' "quoted", (b', "back\\slash *", "r_score b"]) {
        const { data } = await search(staff, query);
        expect(data).toContainEqual({ message: odd });
      }
      for (const query of ["under%score", "underXscore", "backslash"]) {
        const { data } = await search(staff, query);
        expect(data).not.toContainEqual({ message: odd });
      }
      expect((await search(stranger, "")).data).toEqual([]);
      expect((await search(visitor, "")).error?.code).toBe("42501");
    });

    test("what is not ours to call is not there", async () => {
      for (const chair of [visitor, stranger, staff]) {
        const ended = await chair.rpc("end_sessions", { target: NOBODY });
        expect(ended.status).toBe(404);
        expect((await chair.schema("auth").from("users").select("*")).error).not.toBeNull();
        expect((await chair.from("users").select("*")).status).toBe(404);
        expect((await chair.schema("private").from("staff").select("*")).error).not.toBeNull();
      }
    });
  });
});

import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { functions, tables } from "../../server/gateway/allowed-questions.ts";
import { createGateway } from "../../server/gateway/create-gateway.ts";
import { valueTypes } from "../../server/gateway/value-types.ts";
import { aSupportRequest, send } from "./records.ts";
import { aLead, engines, startTestServer, type Chair, type TestServer } from "./test-server.ts";

const REFUSED = {
  code: "PGRST100",
  message: "This is not a question that the site asks.",
  details: null,
  hint: null,
};
const slow = String.raw`match.^(a+)(a+)(a+)(a+)\4\3\2\1$`;

describe.each(engines)("questions on %s", (engine) => {
  let server: TestServer;
  let owner: Chair;
  let staff: Chair;
  let applicant: Chair;
  let visitor: Chair;
  const passes: Record<string, Record<string, string>> = {};

  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.staff("owner@example.com");
    staff = await server.staff("staff@example.com");
    applicant = await server.stranger("applicant@example.com");
    visitor = server.visitor();
    const apikey = server.publishableKey;
    passes["visitor"] = { apikey };
    for (const [name, chair] of Object.entries({ owner, staff, applicant })) {
      const { data } = await chair.auth.getSession();
      passes[name] = { apikey, authorization: `Bearer ${data.session?.access_token}` };
    }
  });
  afterAll(() => server.remove());

  type Asked = { as?: string; method?: string; body?: string; prefer?: string };

  function ask(address: string, { as = "staff", method = "GET", body, prefer }: Asked = {}) {
    const headers = { ...passes[as], ...(prefer === undefined ? {} : { prefer }) };
    return fetch(`${server.origin}${address}`, { method, body, headers });
  }

  test("a regular expression is asked by nobody, however it is dressed", async () => {
    const row = { company: "Aa", partner_type: "agency", message: "a".repeat(4_999) };
    expect((await send(applicant, "partner_applications", row)).status).toBe(201);
    const table = "/rest/v1/partner_applications?select=id";
    for (const as of ["visitor", "applicant", "staff", "owner"]) {
      for (const question of [
        `message=${encodeURIComponent(slow)}`,
        `message=not.${encodeURIComponent(slow)}`,
        `or=(message.${encodeURIComponent(slow)},id.is.null)`,
        `and=(message.${encodeURIComponent(slow)})`,
        "message=imatch.a",
        "message=ilike.*a*",
        "message=fts.a",
      ]) {
        const answer = await ask(`${table}&${question}`, { as });
        expect({ status: answer.status, body: await answer.json() }).toEqual({
          status: 400,
          body: REFUSED,
        });
      }
    }
    const byClient = await applicant
      .from("partner_applications")
      .select("id")
      .filter("message", "match", "a");
    expect(byClient.error).toMatchObject({ code: "PGRST100", message: REFUSED.message });
  });

  test("a column is answered once, by its own name, and an address has an end", async () => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, index) => `${index}a:message`).join(",");
    const ask100 = await ask(`/rest/v1/partner_applications?select=${names(100)}`);
    expect(await ask100.json()).toEqual(REFUSED);
    const ask900 = await ask(`/rest/v1/partner_applications?select=${names(900)}`, {
      as: "applicant",
    });
    expect(ask900.status).toBe(414);
    expect(await ask900.json()).toMatchObject({ message: "The address is too long" });
    const twice = await ask("/rest/v1/partner_applications?select=message,message");
    expect(await twice.json()).toEqual(REFUSED);
  });

  test("an answer ends at four megabytes, an export does not", async () => {
    await sql`
      insert into public.contact_submissions (name, email, message)
      select 'Long', 'long' || i || '@example.com', repeat('x', 10000) from generate_series(1, 500) i`.execute(
      server.backend.database.kysely,
    );
    const table = "/rest/v1/contact_submissions";
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(`${table}?select=id,message&name=eq.Long`)),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ code: "PGRST413" });
    }
    const page = await staff.from("contact_submissions").select("*").eq("name", "Long").limit(51);
    expect(page.data).toHaveLength(51);
    const count = { count: "exact", head: true } as const;
    const all = await staff.from("contact_submissions").select("*", count).eq("name", "Long");
    expect(all.count).toBe(500);
    const exported = await owner.rpc("export_page", { search: "long" });
    expect(exported.data).toHaveLength(500);
  });

  test("nobody is told how many rows are hidden", async () => {
    for (const as of ["visitor", "applicant", "staff"]) {
      for (const prefer of ["count=planned", "count=estimated", "return=minimal, count=planned"]) {
        const answer = await ask("/rest/v1/contact_submissions?select=id&limit=1", { as, prefer });
        expect(await answer.json()).toEqual(REFUSED);
        expect(answer.headers.get("content-range")).toBeNull();
      }
    }
    await visitor.from("contact_submissions").insert(aLead());
    const exact = await applicant.from("contact_submissions").select("id", { count: "exact" });
    expect(exact.count).toBe(0);
  });

  test.each([
    ["a text that is true", "contact_submissions", { ...aLead(), name: true }],
    ["a text that is a number", "contact_submissions", { ...aLead(), name: 5 }],
    ["a text that is a list", "contact_submissions", { ...aLead(), name: ["Ada"] }],
    ["a text that is an object", "contact_submissions", { ...aLead(), name: {} }],
    ["a text with a NUL", "contact_submissions", { ...aLead(), name: "Ada\0" }],
    ["half a character", "contact_submissions", { ...aLead(), name: "\ud800" }],
    ["a list of rows", "contact_submissions", [aLead(), aLead()]],
    ["nothing", "contact_submissions", {}],
    [
      "more columns than any table has",
      "contact_submissions",
      Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`c${index}`, ""])),
    ],
    ["a list that is a text", "job_applications", { links: "x" }],
    ["yes that is a text", "rpc/place_order", { agree_to_terms: "yes" }],
    ["a number that is a text", "rpc/lead_insights", { weeks: "many" }],
    ["a number that is none", "rpc/lead_insights", { weeks: 1e300 }],
    ["an id that is none", "support_requests", aSupportRequest({ id: "x" })],
    [
      "a time that is none",
      "rpc/book_call",
      { type: "call15", name: "A", email: "a@b.co", starts_at: "soon" },
    ],
  ])("%s is bad input", async (_what, address, body) => {
    const errors = vi.spyOn(console, "error");
    const answer = await ask(`/rest/v1/${address}`, { method: "POST", body: JSON.stringify(body) });
    expect(answer.status).toBe(400);
    expect(Object.keys(await answer.json()).toSorted()).toEqual([
      "code",
      "details",
      "hint",
      "message",
    ]);
    // What reaches the database is refused there as bad data, which the log keeps for debugging.
    for (const [error] of errors.mock.calls)
      expect(error).toMatchObject({ code: expect.stringMatching(/^22/) });
    errors.mockRestore();
  });

  test.each([
    ["a NUL", "/rest/v1/contact_submissions?name=eq.%00", "GET"],
    ["no UTF-8", "/rest/v1/contact_submissions?name=eq.%FF", "GET"],
    ["half a percent sign", "/rest/v1/contact_submissions?name=eq.100%", "GET"],
    ["an id that is none", "/rest/v1/contact_submissions?id=eq.x", "GET"],
    ["a time that is none", "/rest/v1/contact_submissions?created_at=gt.soon", "GET"],
    ["a date far off", "/rest/v1/inbox_entries?follow_up_on=gt.99999999999999", "GET"],
    ["a number that is none", "/rest/v1/outbox?attempts=eq.many", "GET"],
    ["a cast", "/rest/v1/contact_submissions?select=message::tsvector", "GET"],
    [
      "a depth without end",
      `/rest/v1/contact_submissions?select=${"inbox_entries(".repeat(250)}`,
      "GET",
    ],
    ["a NUL for the sign-in service", "/auth/v1/user?x=%00", "GET"],
    ["no UTF-8 for the sign-in service", "/auth/v1/logout?scope=%FF", "POST"],
  ])("%s in an address is bad input", async (_what, address, method) => {
    const answer = await ask(address, { method });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty(address.startsWith("/auth") ? "msg" : "message");
  });

  test.each([
    ["token?grant_type=password", { email: "a\0@b.co", password: "long enough" }, 400],
    ["token?grant_type=password", { email: "a@b.co", password: "long\0enough" }, 400],
    ["token?grant_type=refresh_token", { refresh_token: "\0" }, 400],
    ["token?grant_type=refresh_token", { refresh_token: "%00" }, 400],
    ["signup", { email: "a\0@b.co", password: "long enough 1" }, 400],
    ["signup", { email: "\ud800@b.co", password: "long enough 1" }, 400],
    ["recover", { email: "a\0@b.co" }, 400],
    ["verify", { type: "recovery", token_hash: "\0" }, 400],
    ["verify", { type: "recovery", token_hash: "%00" }, 403],
  ])("%s with %j is bad input", async (address, body, status) => {
    const asked = { as: "visitor", method: "POST", body: JSON.stringify(body) };
    const answer = await ask(`/auth/v1/${address}`, asked);
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status,
      body: { code: status, error_code: expect.any(String), msg: expect.any(String) },
    });
  });

  test("a link of a letter with a NUL in it is not known", async () => {
    const answer = await ask("/blog/unsubscribe?token=a%00b", { as: "visitor", method: "POST" });
    expect(answer.status).toBe(404);
  });

  test("what somebody is called is compared as the text that it is", async () => {
    for (const name of ["{x}", "true", "null", "not_null", "12", '"quoted"', "a,b", "(c)"]) {
      await visitor.from("contact_submissions").insert(aLead({ name }));
      const found = await staff.from("contact_submissions").select("name").eq("name", name);
      expect(found.data).toEqual([{ name }]);
    }
    for (const name of ["{x}", "true", "null", "a,b", "(c)"]) {
      const asked = staff.from("contact_submissions").select("name").in("name", [name, "nobody"]);
      expect((await asked).data).toEqual([{ name }]);
    }
  });

  test.each([
    ["53300", 503],
    ["53100", 503],
    ["57014", 503],
    ["57P01", 503],
    ["40P01", 503],
    ["22P02", 400],
    ["23505", 409],
  ])("a database that says %s is answered with %i", async (state, status) => {
    const { kysely } = server.backend.database;
    const words =
      {
        "57014": "canceling statement due to statement timeout",
        "57P01": "terminating connection due to administrator command",
        "40P01": "deadlock detected",
      }[state] ?? "The secret inside";
    await sql
      .raw(
        `create function private.fail() returns trigger language plpgsql as $$
        begin raise exception '${words}' using errcode = '${state}'; end $$`,
      )
      .execute(kysely);
    await sql`
      create trigger support_requests_0_fail before insert on public.support_requests
      for each row execute function private.fail()`.execute(kysely);
    try {
      const body = JSON.stringify(aSupportRequest());
      const answer = await ask("/rest/v1/support_requests", {
        as: "visitor",
        method: "POST",
        body,
      });
      expect(answer.status).toBe(status);
      expect(answer.headers.has("retry-after")).toBe(status === 503);
      if (status === 503) expect(await answer.text()).not.toMatch(/inside|statement|connection/);
    } finally {
      await sql`drop function private.fail() cascade`.execute(kysely);
    }
  });

  test("all that staff may read may be asked for, and nothing else", async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select relname as table, attname as column
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
        and attnum > 0 and not attisdropped
        and has_column_privilege('authenticated', pg_class.oid, attnum, 'select')`.execute(
      server.backend.database.kysely,
    );
    const readable = Map.groupBy(rows, ({ table }) => table);
    const own = ["contact_id", "digest", "search_text"];
    const expected = Object.fromEntries(
      [...readable].map(([table, columns]) => [
        table,
        columns
          .map(({ column }) => column)
          .filter((column) => !own.includes(column))
          .toSorted(),
      ]),
    );
    expect(
      Object.fromEntries(
        [...tables].map(([table, { columns }]) => [table, [...columns].toSorted()]),
      ),
    ).toEqual(expected);
  });

  test("what is not a text is known by its name, in every table and function", async () => {
    const { rows } = await sql<{ name: string; type: string }>`
      select attname as name, atttypid::regtype::text as type
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and relkind = 'r'
        and (has_column_privilege('authenticated', pg_class.oid, attnum, 'insert')
          or has_column_privilege('authenticated', pg_class.oid, attnum, 'update'))
      union all
      select name, type::regtype::text
      from pg_proc, unnest(proargnames[1:pronargs], proargtypes::oid[]) as argument (name, type)
      where pronamespace = 'public'::regnamespace and proname = any (${[...functions.keys()]})`.execute(
      server.backend.database.kysely,
    );
    const kinds: Record<string, string> = {
      boolean: "boolean",
      integer: "number",
      "text[]": "list",
    };
    const found = rows.flatMap(({ name, type }) => {
      const kind = kinds[type];
      return kind === undefined ? [] : [[name, kind] as const];
    });
    expect(new Map(found.toSorted())).toEqual(new Map([...valueTypes].toSorted()));
    const texts = rows.filter(({ type }) => kinds[type] === undefined).map(({ name }) => name);
    expect(texts.filter((name) => valueTypes.has(name))).toEqual([]);
    expect(new Set(rows.map(({ type }) => type))).toEqual(
      new Set([...Object.keys(kinds), "text", "uuid", "date", "timestamp with time zone"]),
    );
  });
});

describe("what is refused", () => {
  let lines: [string, ...unknown[]][] = [];
  let asked = 0;

  beforeEach(() => {
    lines = [];
    asked = 0;
    vi.useFakeTimers({ toFake: ["setTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const line =
    (level: string) =>
    (...values: unknown[]) =>
      void lines.push([level, ...values]);
  const logger = {
    debug: line("debug"),
    info: line("info"),
    warn: line("warn"),
    error: line("error"),
  };

  function aGateway(answer: () => Promise<Response>) {
    const app = { fetch: () => ((asked += 1), answer()) };
    const backend = { app, accountsApp: app, database: { kysely: undefined } };
    return createGateway(backend as never, { perMinute: 1e6, perHour: 1e6 }, logger);
  }

  test("never reaches the backend, and a flood of it is one line", async () => {
    const gateway = aGateway(() => Promise.resolve(Response.json([])));
    for (let time = 0; time < 1_000; time += 1) {
      await gateway(new Request("http://x/rest/v1/staff?select=id&role=match.a"), "192.0.2.1");
    }
    await gateway(new Request("http://x/rest/v1/nowhere"), "192.0.2.1");
    await gateway(new Request("http://x/rest/v1/staff?select=id"), "192.0.2.1");
    expect(asked).toBe(1);
    expect(lines).toEqual([]);
    vi.advanceTimersByTime(60_000);
    const reasons = { "rest 400": 1_000, "rest 404": 1 };
    expect(lines).toEqual([["info", { reasons }, "refused 1001 requests"]]);
  });

  test("nor does an error that comes again and again fill the log", async () => {
    const gateway = aGateway(() => Promise.reject(new Error("Jane's words")));
    for (let time = 0; time < 100; time += 1) {
      const answer = await gateway(new Request("http://x/rest/v1/staff?select=id"), "192.0.2.1");
      expect(answer.status).toBe(500);
    }
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual([
      ["error", expect.objectContaining({ type: "Error" }), "request failed"],
      ["error", expect.objectContaining({ type: "Error", times: 99 }), "request failed"],
    ]);
    expect(JSON.stringify(lines)).not.toContain("Jane");
  });
});

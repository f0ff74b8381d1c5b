import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { functions } from "../../server/gateway/allowed-questions.ts";
import { valueTypes } from "../../server/gateway/value-types.ts";
import { createAsk, type Ask } from "./ask.ts";
import { aSupportRequest } from "../kinds/support.ts";
import { engines, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

describe.each(engines)("bad input on %s", (engine) => {
  let server: TestServer;
  let ask: Ask;

  beforeAll(async () => {
    server = await startTestServer(engine);
    ask = await createAsk(server, { staff: await server.staff("staff@example.com") });
  });
  afterAll(() => server.remove());

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

  test("a link of an e-mail with a NUL in it is not known", async () => {
    const answer = await ask("/blog/unsubscribe?token=a%00b", { as: "visitor", method: "POST" });
    expect(answer.status).toBe(404);
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
      const told = await answer.text();
      expect(status === 503 && /inside|statement|connection/.test(told)).toBe(false);
    } finally {
      await sql`drop function private.fail() cascade`.execute(kysely);
    }
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
      bigint: "number",
      real: "number",
      "double precision": "number",
      "text[]": "list",
    };
    const found = rows.flatMap(({ name, type }) => {
      const kind = kinds[type];
      return kind === undefined ? [] : [[name, kind] as const];
    });
    expect(new Map(found)).toEqual(valueTypes);
    const texts = rows.filter(({ type }) => kinds[type] === undefined).map(({ name }) => name);
    expect(texts.filter((name) => valueTypes.has(name))).toEqual([]);
    expect(new Set(rows.map(({ type }) => type))).toEqual(
      new Set([...Object.keys(kinds), "text", "uuid", "date", "timestamp with time zone"]),
    );
  });
});

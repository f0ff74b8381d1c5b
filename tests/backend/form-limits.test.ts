import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usualTimes } from "../support/usual-times.ts";
import { aConsultation } from "../kinds/consultation.ts";
import { aJobApplication } from "../kinds/job.ts";
import type { Row } from "../kinds/kind-sample.ts";
import { everyKind } from "../kinds/every-kind.ts";
import { aSupportRequest } from "../kinds/support.ts";
import { engines, startTestServer, type TestServer } from "./test-server.ts";

const somebody = () => `${crypto.randomUUID()}@example.com`;

/** What strangers send, with a body of its own each time; a call's time is taken once, so theirs is over. */
const sends: readonly { readonly path: string; readonly body: () => object }[] = [
  ...everyKind.flatMap(({ name, record: { sentBy, table }, sample }) => {
    if (sentBy === "account" || sentBy === "mailbox" || sentBy === "staff" || name === "call")
      return [];
    const path = sentBy === "anyone" ? table : `rpc/${sentBy.rpc}`;
    return [{ path, body: () => sample.row({ email: somebody() }) }];
  }),
  { path: "lead_sources", body: () => ({ kind: "contact", email: "a@example.com", path: "/" }) },
  { path: "rpc/confirm_subscription", body: () => ({ token: crypto.randomUUID() }) },
  { path: "rpc/unsubscribe", body: () => ({ token: crypto.randomUUID() }) },
  {
    path: "rpc/contact_reference",
    body: () => ({ email: "a@example.com", message: crypto.randomUUID() }),
  },
  {
    path: "rpc/book_call",
    body: () => ({
      type: "call15",
      name: "Ada",
      email: "ada@example.com",
      starts_at: "2020-01-01T00:00:00Z",
    }),
  },
];

describe("limits of every form, on our own server", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer("PGlite", { LIMIT_PER_MINUTE: "5", LIMIT_PER_HOUR: "20" });
  });
  afterAll(() => server.remove());

  function send(path: string, body: object, address: string, headers: object = {}) {
    return fetch(`${server.origin}/rest/v1/${path}`, {
      method: "POST",
      headers: {
        apikey: server.publishableKey,
        "content-type": "application/json",
        "x-forwarded-for": address,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  }

  test.each(sends)("a flood of $path is cut at five, others are served", async ({ path, body }) => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => send(path, body(), "198.51.100.1")),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(35);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send(path, body(), "198.51.100.2")).status).not.toBe(429);
  });

  test("a header that a visitor adds is not taken for an address", async () => {
    const { kysely } = server.backend.database;
    await send("rpc/subscribe", { email: "b@example.com" }, "198.51.100.3", {
      "cf-connecting-ip": "203.0.113.1",
    });
    const { rows } = await sql`select from private.rate_events`.execute(kysely);
    expect(rows).toEqual([]);
  });
});

describe.each(engines)("calls of a day from one network, on %s", (engine) => {
  let server: TestServer;
  let times: readonly string[];

  beforeAll(async () => {
    server = await startTestServer(engine, { LIMIT_PER_MINUTE: "1000", LIMIT_PER_HOUR: "60" });
    times = usualTimes("call15", new Date()).slice(-20);
  });
  afterAll(() => server.remove());

  const aCall = (startsAt: string | undefined) => ({
    type: "call15",
    name: "Ada",
    email: `${crypto.randomUUID()}@example.com`,
    starts_at: startsAt,
  });

  test("our own server stores six, whatever else was refused, and serves other networks", async () => {
    const send = (address: string, startsAt: string | undefined) =>
      server.visitor(address).rpc("book_call", aCall(startsAt));
    const [here, elsewhere] = ["2001:db8:1:2::a", "198.51.100.2"];
    expect((await send(elsewhere, times[0])).error).toBeNull();
    for (let index = 0; index < 10; index += 1) {
      expect((await send(here, times[0])).error?.hint).toBe("taken");
    }
    const answers = await Promise.all(
      times.slice(1, 13).map((time, index) => send(`2001:db8:1:2::${index}`, time)),
    );
    expect(answers.filter(({ error }) => !error)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
    expect((await send(elsewhere, times[13])).error).toBeNull();
    const { rows } = await sql`select from public.call_bookings`.execute(
      server.backend.database.kysely,
    );
    expect(rows).toHaveLength(8);
  });

  test("a hosted project stores six, and tells when the next one may come", async () => {
    const { kysely } = server.backend.database;
    await sql`delete from public.call_bookings`.execute(kysely);
    const book = (address: string, startsAt: string | undefined) =>
      kysely.transaction().execute(async (transaction) => {
        const headers = JSON.stringify({ "x-forwarded-for": `${address}, 10.0.0.1` });
        await sql`select set_config('request.headers', ${headers}, true)`.execute(transaction);
        await sql`set local role anon`.execute(transaction);
        const { type, name, email } = aCall(startsAt);
        await sql`select public.book_call(${type}, ${name}, ${email}, ${startsAt}::timestamptz)`.execute(
          transaction,
        );
      });
    for (let sent = 0; sent < 6; sent += 1) {
      await book("203.0.113.9", times[sent]);
      // The minute's limit of every form is another one.
      await sql`delete from private.rate_events`.execute(kysely);
    }
    await expect(book("203.0.113.9", times[6])).rejects.toMatchObject({ code: "PT429" });
    await book("203.0.113.10", times[6]);
    await sql`update private.call_networks set at = at - interval '25 hours'`.execute(kysely);
    await book("203.0.113.9", times[7]);
  });
});

describe.each(engines)("limits of every form on hosted Supabase, as %s has them", (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.remove());

  /** The role and the header that PostgREST there sets before each request. */
  async function asVisitor(address: string, statement: string) {
    await server.backend.database.kysely.transaction().execute(async (transaction) => {
      const headers = JSON.stringify({ "x-forwarded-for": `${address}, 10.0.0.1` });
      await sql`select set_config('request.headers', ${headers}, true)`.execute(transaction);
      await sql`set local role anon`.execute(transaction);
      await sql.raw(statement).execute(transaction);
    });
  }

  const statements = {
    consultation: () => insertOf("consultation_applications", aConsultation()),
    support: () => insertOf("support_requests", aSupportRequest()),
    job: () => insertOf("job_applications", aJobApplication()),
    source: () => insertOf("lead_sources", { kind: "contact", path: "/" }),
    newsletter: () => `select public.subscribe('${crypto.randomUUID()}@example.com', '/blog')`,
    order: () =>
      `select public.place_order('package', 'starter', 'Ada', 'a@example.com', 'Norway', 'Oslo', true, '{}', '', '', '${crypto.randomUUID()}')`,
  };

  test.each(Object.entries(statements))("%s: ten a minute for each address", async (_, make) => {
    for (let sent = 0; sent < 10; sent += 1) await asVisitor("203.0.113.7", make());
    await expect(asVisitor("203.0.113.7", make())).rejects.toMatchObject({
      code: "PT429",
      hint: expect.stringMatching(/^([1-9]|[1-5]\d|60)$/),
    });
    await asVisitor("203.0.113.8", make());
  });
});

function insertOf(table: string, row: Row): string {
  const literal = (value: Row[string] | undefined) => {
    if (typeof value === "string") return quoted(value);
    if (typeof value === "object" && value !== null) {
      return `array[${value.map(quoted).join(",")}]::text[]`;
    }
    return String(value);
  };
  const columns = Object.keys(row).map((name) => `"${name}"`);
  const values = Object.values(row).map(literal);
  return `insert into public.${table} (${columns.join(",")}) values (${values.join(",")})`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

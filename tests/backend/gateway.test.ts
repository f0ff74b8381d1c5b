import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Chair, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

const LIMITS = { LIMIT_PER_MINUTE: "5", LIMIT_PER_HOUR: "20" };

describe("the gateway", () => {
  let server: TestServer;
  let staff: Chair;
  let nextAddress = 1;

  beforeAll(async () => {
    server = await startTestServer("PGlite", LIMITS);
    staff = await server.staff("staff@example.com");
  });
  afterAll(() => server.remove());

  /** A visitor nobody has seen yet, so that the limits of other tests do not count. */
  function freshAddress(): string {
    nextAddress += 1;
    return `198.51.100.${nextAddress}`;
  }

  function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${server.origin}/rest/v1/contact_submissions`, {
      method: "POST",
      headers: {
        apikey: server.publishableKey,
        "content-type": "application/json",
        "x-forwarded-for": freshAddress(),
        ...headers,
      },
      body,
    });
  }

  async function countOf(email: string): Promise<number | null> {
    const { count } = await staff
      .from("contact_submissions")
      .select("*", { count: "exact", head: true })
      .eq("email", email);
    return count;
  }

  test("a flood from one address is cut at five, the others are served", async () => {
    const flood = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        post(JSON.stringify(aLead({ email: "flood@example.com" })), { "x-forwarded-for": flood }),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(195);
    expect(await countOf("flood@example.com")).toBe(5);
    const refused = answers.find((answer) => answer.status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused?.json()).toEqual({
      code: "PT429",
      message: "Too many messages from your address. Please wait a minute and try again.",
      details: null,
      hint: expect.stringMatching(/^\d+$/),
    });
    const other = await server.visitor(freshAddress()).from("contact_submissions").insert(aLead());
    expect(other.status).toBe(201);
  });

  test("the limit comes before any other work, and what the visitor claims to be does not count", async () => {
    const address = freshAddress();
    for (let sent = 0; sent < 5; sent += 1) {
      const answer = await post("no JSON", { "x-forwarded-for": `203.0.113.${sent}, ${address}` });
      expect(answer.status).toBe(400);
    }
    const next = await post("no JSON", { "x-forwarded-for": `203.0.113.99, ${address}` });
    expect(next.status).toBe(429);
  });

  test("sixty guesses are cut, the right password after them too, another address gets in", async () => {
    const address = freshAddress();
    const guesser = server.visitor(address);
    const guess = async (password: string) =>
      (await guesser.auth.signInWithPassword({ email: "staff@example.com", password })).error;
    const errors = [];
    for (let tried = 0; tried < 60; tried += 1) errors.push(await guess(`guess number ${tried}`));
    expect(errors.slice(0, 5).map((error) => error?.message)).toEqual(
      Array.from({ length: 5 }, () => "Invalid login credentials"),
    );
    expect(errors.slice(5).map((error) => error?.status)).toEqual(
      Array.from({ length: 55 }, () => 429),
    );
    expect(errors.at(-1)?.code).toBe("over_request_rate_limit");
    const elsewhere = await server.signIn("staff@example.com");
    expect((await elsewhere.auth.getUser()).data.user?.email).toBe("staff@example.com");
  });

  test("guesses for one account from many addresses are cut as well", async () => {
    const target = { email: "target@example.com", password: "a password of its own" };
    expect((await server.visitor(freshAddress()).auth.signUp(target)).error).toBeNull();
    const statuses = [];
    for (let tried = 0; tried < 22; tried += 1) {
      const { error } = await server
        .visitor(freshAddress())
        .auth.signInWithPassword({ email: "Target@example.com", password: "wrong password" });
      statuses.push(error?.status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  test("signing in again and again with the right password is no attack", async () => {
    const chair = server.visitor(freshAddress());
    for (let time = 0; time < 8; time += 1) {
      const { error } = await chair.auth.signInWithPassword({
        email: "staff@example.com",
        password: "correct horse battery",
      });
      expect(error).toBeNull();
    }
  });

  test("an unknown address gets the very answer of a known one", async () => {
    const answerFor = async (email: string) => {
      const answer = await fetch(`${server.origin}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: {
          apikey: server.publishableKey,
          "content-type": "application/json",
          "x-forwarded-for": freshAddress(),
        },
        body: JSON.stringify({ email, password: "wrong password" }),
      });
      const headers = Object.fromEntries(answer.headers);
      return {
        status: answer.status,
        body: await answer.text(),
        headers: { ...headers, date: "" },
      };
    };
    expect(await answerFor("nobody@example.com")).toEqual(await answerFor("staff@example.com"));
  });

  test.each([
    ["a list of rows", JSON.stringify([aLead(), aLead()])],
    ["an object inside", JSON.stringify({ ...aLead(), name: { first: "Ada" } })],
    ["a list of objects inside", JSON.stringify({ ...aLead(), name: [{ first: "Ada" }] })],
    ["CSV", "name,email,message\nAda,ada@example.com,Hello"],
    ["half an object", '{"name":"Ada"'],
    ["a bare string", '"Ada"'],
    ["nothing", ""],
    ["bytes that are no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ])("%s is malformed", async (_what, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "PGRST102" });
  });

  test("CSV by its content type is malformed too", async () => {
    const answer = await post("name,email,message\nA,a@b.co,x", { "content-type": "text/csv" });
    expect(answer.status).toBe(400);
  });

  test("bodies over 32 KB are too large, declared or not", async () => {
    const big = JSON.stringify(aLead({ message: "m".repeat(33_000) }));
    expect((await post(big)).status).toBe(413);
    expect((await post("x".repeat(10_000_000))).status).toBe(413);
    const streamed = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let chunk = 0; chunk < 5; chunk += 1) controller.enqueue(new Uint8Array(8_000));
        controller.close();
      },
    });
    const streaming: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: { apikey: server.publishableKey, "x-forwarded-for": freshAddress() },
      body: streamed,
      duplex: "half",
    };
    const answer = await fetch(`${server.origin}/rest/v1/contact_submissions`, streaming);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: "PGRST413" });
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });

  test("a declared length that is a lie does no harm", async () => {
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    socket.end(
      "POST /rest/v1/contact_submissions HTTP/1.1\r\nhost: x\r\n" +
        "content-length: 10\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400/);
  });

  test.each([
    ["PUT", "contact_submissions", 405],
    ["OPTIONS", "contact_submissions", 405],
    ["DELETE", "rpc/contact_submission_counts", 405],
    ["GET", "", 404],
    ["GET", "contact_submissions/1", 404],
    ["GET", "../auth/v1/admin/users", 404],
    ["GET", "pg_roles", 404],
    ["POST", "rpc/pg_sleep", 404],
  ])("%s /rest/v1/%s answers %i", async (method, address, status) => {
    const answer = await fetch(`${server.origin}/rest/v1/${address}`, {
      method,
      headers: { apikey: server.publishableKey },
    });
    expect(answer.status).toBe(status);
  });

  test("answers permit no other origin, are never cached and tell nothing of the inside", async () => {
    const answers = await Promise.all([
      post(JSON.stringify(aLead()), { origin: "https://evil.example" }),
      post("no JSON", { origin: "https://evil.example" }),
      fetch(`${server.origin}/rest/v1/contact_submissions?select=(((`, {
        headers: { apikey: server.publishableKey, origin: "https://evil.example" },
      }),
      fetch(`${server.origin}/auth/v1/user`, {
        headers: { apikey: server.publishableKey, authorization: "Bearer x" },
      }),
      fetch(`${server.origin}/auth/v1/token?grant_type=refresh_token`, {
        method: "POST",
        headers: { apikey: server.publishableKey },
        body: '{"refresh_token":"x"}',
      }),
      fetch(`${server.origin}/app-config.json`),
      fetch(`${server.origin}/healthz`),
    ]);
    for (const answer of answers) {
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(
        [...answer.headers.keys()].filter((name) => name.startsWith("access-control")),
      ).toEqual([]);
      expect(answer.headers.get("x-powered-by")).toBeNull();
      expect(await answer.text()).not.toMatch(/node_modules|\bat .*:\d+:\d+|pglite|select /i);
    }
  });

  test("a list crosses the wire compressed, what a sign-in answers does not", async () => {
    const lead = aLead({ email: "packed@example.com", message: "A long message. ".repeat(100) });
    expect((await post(JSON.stringify(lead))).status).toBe(201);
    const { session } = (await staff.auth.getSession()).data;
    const authorization = `Bearer ${session?.access_token}`;
    const headers = { apikey: server.publishableKey, authorization };
    const list = await fetch(
      `${server.origin}/rest/v1/contact_submissions?select=message&email=eq.packed@example.com`,
      { headers: { ...headers, "accept-encoding": "gzip" } },
    );
    expect(list.headers.get("content-encoding")).toBe("gzip");
    expect(await list.json()).toEqual([{ message: lead.message.trim() }]);
    const user = await fetch(`${server.origin}/auth/v1/user`, {
      headers: { ...headers, "accept-encoding": "gzip" },
    });
    expect(user.status).toBe(200);
    expect(user.headers.get("content-encoding")).toBeNull();
  });

  test("the answers of a query that makes no sense are 4xx in the shape of PostgREST", async () => {
    for (const query of [
      "select=nope",
      "id=eq.x",
      "limit=-1",
      "order=nope",
      "or=(",
      "email=eq.x&email=nope",
    ]) {
      const token = (await staff.auth.getSession()).data.session?.access_token ?? "";
      const answer = await fetch(`${server.origin}/rest/v1/contact_submissions?${query}`, {
        headers: { apikey: server.publishableKey, authorization: `Bearer ${token}` },
      });
      expect([400, 404, 416]).toContain(answer.status);
      expect(Object.keys(await answer.json()).toSorted()).toEqual([
        "code",
        "details",
        "hint",
        "message",
      ]);
    }
  });

  test("what is acknowledged is stored, whatever the client prefers", async () => {
    for (const prefer of [
      "tx=rollback",
      "return=minimal,tx=rollback",
      "resolution=ignore-duplicates",
      "missing=default",
    ]) {
      const lead = aLead({ email: "prefers@example.com" });
      const answer = await post(JSON.stringify(lead), { prefer });
      const { rows } = await sql`
        select from public.contact_submissions where message = ${lead.message}`.execute(
        server.backend.database.kysely,
      );
      expect({ prefer, stored: rows.length === 1 }).toEqual({ prefer, stored: answer.ok });
    }
  });
});

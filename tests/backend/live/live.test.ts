import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseAccounts } from "../../../server/accounts/database-accounts.ts";
import { runStaffCommand } from "../../../server/accounts/staff-command.ts";
import { aLead } from "../../kinds/contact.ts";
import { engines, startTestServer, type Chair, type TestServer } from "../test-server.ts";
import { CHANGE, listen, tokenOf } from "./listener.ts";

describe.each(engines)("the stream of events on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
  });
  afterAll(() => server.remove());

  const sendLead = () => server.visitor().from("contact_submissions").insert(aLead());

  /** The same token with other claims, signed as given. */
  async function changed(chair: Chair, claims: object, secret = server.backend.secrets.jwtSecret) {
    const [head, payload = ""] = (await tokenOf(chair)).split(".");
    const old = JSON.parse(Buffer.from(payload, "base64url").toString());
    const body = Buffer.from(JSON.stringify({ ...old, ...claims })).toString("base64url");
    const tag = createHmac("sha256", secret).update(`${head}.${body}`).digest("base64url");
    return `${head}.${body}.${tag}`;
  }

  test("is announced, says at once that it is there, and then only that something has changed", async () => {
    const config = await (await fetch(`${server.origin}/app-config.json`)).json();
    expect(config).toMatchObject({ events: true });
    const listener = await listen(server, await tokenOf(staff), { "accept-encoding": "gzip, br" });
    expect(listener.status).toBe(200);
    expect(Object.fromEntries(listener.headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(listener.headers.get("content-encoding")).toBeNull();
    expect(listener.headers.get("access-control-allow-origin")).toBeNull();
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await sendLead()).status).toBe(201);
      expect(await listener.next()).toBe(CHANGE);
    }
    expect(listener.text()).toBe(`:\n\n${`${CHANGE}\n\n`.repeat(3)}`);
    listener.leave();
  });

  test("is for staff with a session that lives", async () => {
    const stranger = await server.stranger("stranger@example.com");
    const leaver = await server.staff("leaver@example.com");
    const ended = await tokenOf(leaver);
    await leaver.auth.signOut({ scope: "local" });
    const [head, body] = (await tokenOf(staff)).split(".");
    const nobody = {
      none: undefined,
      "no token": "x",
      unsigned: `${head}.${body}.`,
      "signed by another": await changed(staff, {}, "another secret of thirty-two letters"),
      expired: await changed(staff, { exp: Math.floor(Date.now() / 1000) - 1 }),
      "without a session": await changed(staff, { session_id: crypto.randomUUID() }),
      "session of another": await changed(stranger, { sub: (await idOf(staff)) ?? "" }),
      "signed out": ended,
      "the publishable key": server.publishableKey,
    };
    for (const [name, token] of Object.entries(nobody)) {
      const { status } = await listen(server, token);
      expect({ name, status }).toEqual({ name, status: 401 });
    }
    const refused = await fetch(`${server.origin}/events`, {
      headers: { authorization: `Bearer ${await tokenOf(stranger)}` },
    });
    expect(refused.status).toBe(403);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(await refused.json()).toEqual({
      code: "42501",
      message: "This is for the team alone.",
      details: null,
      hint: null,
    });
  });

  const idOf = async (chair: Chair) => (await chair.auth.getUser()).data.user?.id;

  test.each(["POST", "HEAD", "OPTIONS", "DELETE"])("does not answer %s", async (method) => {
    const headers = { authorization: `Bearer ${await tokenOf(staff)}` };
    const answer = await fetch(`${server.origin}/events`, { method, headers });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET");
  });

  test("is opened four times by one account, and again as soon as one has gone", async () => {
    const many = await server.staff("many@example.com");
    const token = await tokenOf(many);
    const open = [];
    for (let stream = 0; stream < 4; stream += 1) open.push(await listen(server, token));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const fifth = await listen(server, token);
    expect(fifth.status).toBe(429);
    expect(Number(fifth.headers.get("retry-after"))).toBeGreaterThan(0);
    const other = await listen(server, await tokenOf(staff));
    expect(other.status).toBe(200);
    open[2]?.leave();
    await expect
      .poll(async () => {
        const again = await listen(server, token);
        return again.status;
      })
      .toBe(200);
    for (const listener of [...open, other]) listener.leave();
  });

  test.each([
    ["the member is disabled", "disabled@example.com", disable],
    ["the member is removed", "removed@example.com", command({ action: "remove" })],
    [
      "the password is another",
      "password@example.com",
      command({ action: "set-password", password: "another good one" }),
    ],
    ["the session is signed out", "out@example.com", (_: string, chair: Chair) => signOut(chair)],
  ])("ends with the next look when %s", async (_why, email, happens) => {
    const chair = await server.staff(email);
    const [ends, stays] = [
      await listen(server, await tokenOf(chair)),
      await listen(server, await tokenOf(staff)),
    ];
    await server.live?.checkNow();
    await sendLead();
    expect(await ends.next()).toBe(CHANGE);
    expect(await stays.next()).toBe(CHANGE);
    await happens(email, chair);
    await server.live?.checkNow();
    expect(await ends.rest()).toEqual([]);
    await sendLead();
    expect(await stays.next()).toBe(CHANGE);
    stays.leave();
  });

  async function disable(email: string): Promise<void> {
    await sql`
      update public.staff set disabled_at = now()
      where user_id = (select id from auth.users where email = ${email})`.execute(
      server.backend.database.kysely,
    );
  }
  type Change = { action: "remove" } | { action: "set-password"; password: string };
  function command(change: Change) {
    return async (email: string) => {
      await runStaffCommand(databaseAccounts(server.backend), { ...change, email });
    };
  }
  const signOut = async (chair: Chair) => void (await chair.auth.signOut({ scope: "local" }));

  test("ends with its token", async () => {
    const short = await changed(staff, { exp: Date.now() / 1000 + 2 });
    const listener = await listen(server, short);
    expect(listener.status).toBe(200);
    expect(await listener.next()).toBe("end");
    expect((await listen(server, short)).status).toBe(401);
  });

  test("stays while the database cannot be asked", async () => {
    const listener = await listen(server, await tokenOf(staff));
    await sql`alter table public.staff rename to staff_away`.execute(
      server.backend.database.kysely,
    );
    await server.live?.checkNow();
    expect((await listen(server, await tokenOf(staff))).status).toBe(500);
    await sql`alter table public.staff_away rename to staff`.execute(
      server.backend.database.kysely,
    );
    await sendLead();
    expect(await listener.next()).toBe(CHANGE);
    listener.leave();
  });
});

test.each(engines)(
  "a server on %s that stops ends its streams, after what they are owed",
  async (engine) => {
    const server = await startTestServer(engine);
    const staff = await server.staff("staff@example.com");
    const token = await tokenOf(staff);
    const listeners = [await listen(server, token), await listen(server, token)];
    await server.visitor().from("contact_submissions").insert(aLead());
    // One that does not read: it holds nobody up.
    await listen(server, token);
    const stopped = server.remove();
    // Cut off after the ten seconds that others get, a stream would fail instead.
    for (const listener of listeners) expect(await listener.rest()).toEqual([CHANGE]);
    await stopped;
  },
);

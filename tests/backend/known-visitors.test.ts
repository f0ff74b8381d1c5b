import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseAccounts } from "../../server/accounts/database-accounts.ts";
import { runStaffCommand } from "../../server/accounts/staff-command.ts";
import { engines, PASSWORD, startTestServer, type TestServer } from "./test-server.ts";

const OWNER = "owner@example.com";

describe.each(engines)("who has signed in before, on %s", (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine, { LIMIT_PER_MINUTE: "5", LIMIT_PER_HOUR: "20" });
    await server.staff(OWNER);
    await pass("16 minutes");
  });
  afterAll(() => server.remove());

  function signIn(address: string, password: string, cookie = "", email = OWNER) {
    return fetch(`${server.origin}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: {
        apikey: server.publishableKey,
        "content-type": "application/json",
        "x-forwarded-for": address,
        "x-forwarded-proto": "https",
        ...(cookie === "" ? {} : { cookie }),
      },
      body: JSON.stringify({ email, password }),
    });
  }
  /** As if the last sign-ins and new passwords were so long ago. */
  async function pass(time: string): Promise<void> {
    await sql`update private.known_networks set seen_at = seen_at - ${time}::interval`.execute(
      server.backend.database.kysely,
    );
  }
  async function deviceOf(address: string, email = OWNER, password = PASSWORD): Promise<string> {
    const answer = await signIn(address, password, "", email);
    expect(answer.status).toBe(200);
    return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  }

  test("a browser is given a cookie that scripts cannot read and that goes to the sign-in service alone", async () => {
    const answer = await signIn("198.51.100.1", PASSWORD);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^perilune-device=[\w-]{22}\.[\w-]{43}; Path=\/auth\/v1; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect((await signIn("198.51.100.1", "wrong")).headers.get("set-cookie")).toBeNull();
  });

  test("a browser gets in while a hundred wrong passwords from twenty addresses shut others out", async () => {
    const device = await deviceOf("198.51.100.2");
    const other = await server.stranger("other@example.com");
    expect(other).toBeDefined();
    const foreign = await deviceOf("198.51.100.3", "other@example.com");
    for (let guess = 0; guess < 100; guess += 1) {
      await signIn(`203.0.113.${guess % 20}`, "wrong");
    }
    expect((await signIn("198.51.100.4", PASSWORD)).status).toBe(429);
    expect((await signIn("198.51.100.4", PASSWORD, foreign)).status).toBe(429);
    expect(
      (await signIn("198.51.100.4", PASSWORD, device.replace(".", ".A").slice(0, -1))).status,
    ).toBe(429);
    expect((await signIn("198.51.100.4", PASSWORD, device)).status).toBe(200);
    expect((await signIn("203.0.113.1", PASSWORD, device)).status).toBe(200);
    expect((await signIn("198.51.100.2", PASSWORD)).status).toBe(200);
  });

  test("a network is known for thirty days, whichever browser asks, and the newest twenty are", async () => {
    const email = "networks@example.com";
    await server.stranger(email);
    for (let network = 0; network < 21; network += 1) await deviceOf(`192.0.2.${network}`, email);
    for (let guess = 0; guess < 21; guess += 1) {
      await signIn(`203.0.113.${150 + guess}`, "wrong", "", email);
    }
    const statusFrom = async (address: string) =>
      (await signIn(address, PASSWORD, "", email)).status;
    expect(await statusFrom("192.0.2.0")).toBe(429);
    expect(await statusFrom("192.0.2.1")).toBe(200);
    await pass("31 days");
    expect(await statusFrom("192.0.2.2")).toBe(429);
    const { rows } = await sql`select digest from private.known_networks`.execute(
      server.backend.database.kysely,
    );
    expect(JSON.stringify(rows)).not.toContain("192.0.2");
  });

  test("a browser has few guesses of its own, and none for another account", async () => {
    await server.stranger("guessed@example.com");
    const device = await deviceOf("198.51.100.5", "guessed@example.com");
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const answer = await signIn("198.51.100.6", "wrong", device, "guessed@example.com");
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  test("with a new password nobody is known any more, and its owner gets in past all guesses", async () => {
    const email = "changed@example.com";
    await server.staff(email);
    const device = await deviceOf("198.51.100.7", email);
    const password = "another good one";
    const guess = async () => {
      for (let time = 0; time < 21; time += 1) {
        await signIn(`203.0.113.${100 + time}`, "wrong", "", email);
      }
    };
    await guess();
    await runStaffCommand(databaseAccounts(server.backend), {
      action: "set-password",
      email,
      password,
    });
    expect((await signIn("198.51.100.8", password, "", email)).status).toBe(200);
    await pass("16 minutes");
    await guess();
    expect((await signIn("198.51.100.9", password, device, email)).status).toBe(429);
    expect((await signIn("198.51.100.7", password, "", email)).status).toBe(429);
    expect((await signIn("198.51.100.8", password, "", email)).status).toBe(200);
  });

  test("a browser that has set a new password is known from then on", async () => {
    const email = "renewed@example.com";
    const chair = await server.stranger(email);
    await pass("31 days");
    const password = "another good one";
    const token = (await chair.auth.getSession()).data.session?.access_token ?? "";
    const answer = await fetch(`${server.origin}/auth/v1/user`, {
      method: "PUT",
      headers: {
        apikey: server.publishableKey,
        "content-type": "application/json",
        "x-forwarded-for": "198.51.100.10",
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ password }),
    });
    const device = answer.headers.get("set-cookie")?.split(";")[0];
    await pass("31 days");
    for (let guess = 0; guess < 21; guess += 1) {
      await signIn(`203.0.113.${200 + guess}`, "wrong", "", email);
    }
    expect((await signIn("198.51.100.11", password, "", email)).status).toBe(429);
    expect((await signIn("198.51.100.11", password, device, email)).status).toBe(200);
  });
});

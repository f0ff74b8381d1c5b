import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseAccounts } from "../../server/accounts/database-accounts.ts";
import { runStaffCommand } from "../../server/accounts/staff-command.ts";
import { engines, PASSWORD, startTestServer, type TestServer } from "./test-server.ts";

const OWNER = "owner@example.com";

describe.each(engines)("a browser that has signed in before, on %s", (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine, { LIMIT_PER_MINUTE: "5", LIMIT_PER_HOUR: "20" });
    await server.staff(OWNER);
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
  async function deviceOf(address: string, email = OWNER, password = PASSWORD): Promise<string> {
    const answer = await signIn(address, password, "", email);
    expect(answer.status).toBe(200);
    return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  }

  test("is given a cookie that scripts cannot read and that goes to the sign-in service alone", async () => {
    const answer = await signIn("198.51.100.1", PASSWORD);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^perilune-device=[\w-]{22}\.[\w-]{43}; Path=\/auth\/v1; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect((await signIn("198.51.100.1", "wrong")).headers.get("set-cookie")).toBeNull();
  });

  test("gets in while a hundred wrong passwords from twenty addresses shut others out", async () => {
    const device = await deviceOf("198.51.100.2");
    const other = await server.stranger("other@example.com");
    expect(other).toBeDefined();
    const foreign = await deviceOf("198.51.100.3", "other@example.com");
    for (let guess = 0; guess < 100; guess += 1) {
      await signIn(`203.0.113.${guess % 20}`, "wrong");
    }
    expect((await signIn("198.51.100.4", PASSWORD)).status).toBe(429);
    expect((await signIn("198.51.100.4", PASSWORD, foreign)).status).toBe(429);
    expect((await signIn("198.51.100.4", PASSWORD, `${device.slice(0, -1)}x`)).status).toBe(429);
    expect((await signIn("198.51.100.4", PASSWORD, device)).status).toBe(200);
    expect((await signIn("203.0.113.1", PASSWORD, device)).status).toBe(200);
  });

  test("has few guesses of its own, and none for another account", async () => {
    await server.stranger("guessed@example.com");
    const device = await deviceOf("198.51.100.5", "guessed@example.com");
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const answer = await signIn("198.51.100.6", "wrong", device, "guessed@example.com");
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  test("is nobody any more when the password was changed", async () => {
    const email = "changed@example.com";
    await server.staff(email);
    const device = await deviceOf("198.51.100.7", email);
    const password = "another good one";
    await runStaffCommand(databaseAccounts(server.backend), {
      action: "set-password",
      email,
      password,
    });
    for (let guess = 0; guess < 21; guess += 1) {
      await signIn(`203.0.113.${100 + guess}`, "wrong", "", email);
    }
    expect((await signIn("198.51.100.8", password, device, email)).status).toBe(429);
  });
});

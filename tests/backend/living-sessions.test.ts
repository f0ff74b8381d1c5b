import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseAccounts } from "../../server/accounts/database-accounts.ts";
import { runStaffCommand } from "../../server/accounts/staff-command.ts";
import { engines, PASSWORD, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

describe.each(engines)("who works here has a living session, on %s", (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await server.staff("owner@example.com");
    await server.visitor().from("contact_submissions").insert(aLead());
  });
  afterAll(() => server.remove());

  const command = (given: Parameters<typeof runStaffCommand>[1]) =>
    runStaffCommand(databaseAccounts(server.backend), given);
  const add = (email: string, password: string) =>
    command({ action: "add", email, password, owner: false, displayName: "" });

  /** How many leads a token shows, whatever its client thinks of it. */
  async function leadsWith(token: string): Promise<number> {
    const answer = await fetch(`${server.origin}/rest/v1/contact_submissions?select=id`, {
      headers: { apikey: server.publishableKey, authorization: `Bearer ${token}` },
    });
    const rows: unknown = await answer.json();
    return Array.isArray(rows) ? rows.length : 0;
  }
  async function tokensOf(chair: Awaited<ReturnType<TestServer["signIn"]>>) {
    const { data } = await chair.auth.getSession();
    return {
      access: data.session?.access_token ?? "",
      refresh: data.session?.refresh_token ?? "",
    };
  }

  test("a stranger who had registered the address keeps no way in when it becomes staff", async () => {
    const squatter = await server.stranger("newhire@agency.example");
    const stolen = await tokensOf(squatter);
    expect(await leadsWith(stolen.access)).toBe(0);

    await add("newhire@agency.example", "chosen by the owner");

    expect(await leadsWith(stolen.access)).toBe(0);
    const refreshed = await server.visitor().auth.refreshSession({ refresh_token: stolen.refresh });
    expect(refreshed.data.session).toBeNull();
    await expect(server.signIn("newhire@agency.example", PASSWORD)).rejects.toThrow(
      "Invalid login",
    );
    const meant = await tokensOf(
      await server.signIn("newhire@agency.example", "chosen by the owner"),
    );
    expect(await leadsWith(meant.access)).toBeGreaterThan(0);
  });

  test("a token is worth nothing after sign-out", async () => {
    const chair = await server.staff("leaves@example.com");
    const { access } = await tokensOf(chair);
    expect(await leadsWith(access)).toBeGreaterThan(0);
    await chair.auth.signOut({ scope: "local" });
    expect(await leadsWith(access)).toBe(0);
  });

  test("nor after the owner set a new password, or took the account out and in again", async () => {
    const { access } = await tokensOf(await server.staff("changed@example.com"));
    expect(await leadsWith(access)).toBeGreaterThan(0);
    const [line] = await command({
      action: "set-password",
      email: "changed@example.com",
      password: "another good one",
    });
    expect(line).toBe(
      "changed@example.com has a new password. Sessions that were open have ended.",
    );
    expect(await leadsWith(access)).toBe(0);

    const again = await tokensOf(await server.signIn("changed@example.com", "another good one"));
    expect(await leadsWith(again.access)).toBeGreaterThan(0);
    await command({ action: "remove", email: "changed@example.com" });
    await add("changed@example.com", "another good one");
    expect(await leadsWith(again.access)).toBe(0);
  });

  test("such a token is not told that it works here", async () => {
    const chair = await server.staff("seen@example.com");
    expect((await chair.rpc("staff_seen")).data).toBe("agent");
    const { access } = await tokensOf(chair);
    await chair.auth.signOut({ scope: "local" });
    const answer = await fetch(`${server.origin}/rest/v1/rpc/staff_seen`, {
      method: "POST",
      headers: {
        apikey: server.publishableKey,
        authorization: `Bearer ${access}`,
        "content-type": "application/json",
      },
      body: "{}",
    });
    expect(await answer.json()).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

describe.each(engines)("while %s is away", (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine, {}, { ownPostgres: true });
  });
  afterAll(() => server.remove());

  /** PostgreSQL crashes below the server; the embedded database ends with its process. */
  async function losesItsDatabase(): Promise<void> {
    await (server.postgres?.crash() ?? server.backend.database.close());
  }
  async function getsItBack(): Promise<void> {
    if (server.postgres !== undefined) return server.postgres.start();
    await server.stop();
    server = await startTestServer(engine, server.environment);
  }

  const health = async () => {
    const answer = await fetch(`${server.origin}/healthz`);
    return { status: answer.status, body: await answer.json() };
  };

  /** As supabase-js asks for it, which would ask again for half a minute before it gave an answer. */
  async function refreshedSession(chair: Chair): Promise<Response> {
    const { data } = await chair.auth.getSession();
    return fetch(`${server.origin}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: data.session?.refresh_token }),
    });
  }

  test("a lead is refused, not lost, and the same send stores it once afterwards", async () => {
    const staff = await server.staff("staff@example.com");
    const lead = aLead({ email: "outage@example.com" });
    const send = () => server.visitor().from("contact_submissions").insert(lead);
    expect(await health()).toEqual({ status: 200, body: { status: "ok" } });

    const midway = Array.from({ length: 5 }, send);
    await losesItsDatabase();
    const statuses = (await Promise.all(midway)).map((answer) => answer.status);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);

    const refused = await send();
    expect(refused.status).toBe(503);
    expect(refused.error).toEqual({
      code: "PGRST001",
      message: "The database cannot be reached.",
      details: null,
      hint: "2",
    });
    // It is asked of the database once a second.
    await expect.poll(health).toEqual({ status: 503, body: { status: "unavailable" } });
    expect((await refreshedSession(staff)).status).toBe(503);

    await getsItBack();
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(201);
    await expect.poll(health).toEqual({ status: 200, body: { status: "ok" } });
    expect((await refreshedSession(staff)).status).toBe(200);
    const again = await server.signIn("staff@example.com");
    const { data } = await again.from("contact_submissions").select("*").eq("email", lead.email);
    expect(data).toHaveLength(1);
  });
});

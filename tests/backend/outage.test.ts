import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresBinaries } from "./postgres-server.ts";
import { aLead, startTestServer, type Chair, type TestServer } from "./test-server.ts";

if (postgresBinaries === undefined) {
  test("a healthy server says so", async () => {
    const server = await startTestServer("PGlite");
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    await server.remove();
  });
} else {
  describe("while PostgreSQL is away", () => {
    let server: TestServer;
    let staff: Chair;

    beforeAll(async () => {
      server = await startTestServer("PostgreSQL");
      staff = await server.staff("staff@example.com");
    });
    afterAll(() => server.remove());

    const health = async () => {
      const answer = await fetch(`${server.origin}/healthz`);
      return { status: answer.status, body: await answer.json() };
    };

    test("a lead is refused, not lost, and the same send stores it once when the database is back", async () => {
      const lead = aLead({ email: "outage@example.com" });
      const send = () => server.visitor().from("contact_submissions").insert(lead);
      expect(await health()).toEqual({ status: 200, body: { status: "ok" } });

      const midway = Array.from({ length: 5 }, send);
      await server.postgres?.crash();
      const answers = await Promise.all(midway);
      for (const { status } of answers) expect([201, 500, 503]).toContain(status);

      const refused = await send();
      expect(refused.status).toBe(503);
      expect(refused.error).toEqual({
        code: "PGRST001",
        message: "The database cannot be reached.",
        details: null,
        hint: null,
      });
      expect(await health()).toEqual({ status: 503, body: { status: "unavailable" } });
      const session = await staff.auth.refreshSession();
      expect(session.error?.name).toBe("AuthRetryableFetchError");

      await server.postgres?.start();
      expect((await send()).status).toBe(201);
      expect((await send()).status).toBe(201);
      expect(await health()).toEqual({ status: 200, body: { status: "ok" } });
      const { data } = await staff.from("contact_submissions").select("*").eq("email", lead.email);
      expect(data).toHaveLength(1);
    });
  });
}

import { createHmac, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Chair, engines, PASSWORD, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

function sign(
  secret: string,
  claims: object,
  header: object = { alg: "HS256", typ: "JWT" },
): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

describe.each(engines)("tokens and keys on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;
  let staffToken: string;
  let staffClaims: Record<string, unknown>;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
    staffToken = (await staff.auth.getSession()).data.session?.access_token ?? "";
    staffClaims = JSON.parse(Buffer.from(staffToken.split(".")[1] ?? "", "base64url").toString());
    await server.visitor().from("contact_submissions").insert(aLead());
  });
  afterAll(() => server.remove());

  const readLeads = (headers: Record<string, string>) =>
    fetch(`${server.origin}/rest/v1/contact_submissions?select=id`, { headers });
  const readWith = (token: string) =>
    readLeads({ apikey: server.publishableKey, authorization: `Bearer ${token}` });

  test("the staff member's own token reads", async () => {
    const answer = await readWith(staffToken);
    expect(await answer.json()).toHaveLength(1);
  });

  test.each([
    ["an expired one", () => sign(server.backend.secrets.jwtSecret, { ...staffClaims, exp: 1 })],
    [
      "one signed with another secret",
      () => sign(randomBytes(48).toString("base64url"), staffClaims),
    ],
    [
      "one signed with a secret that packages ship",
      () => sign("super-secret-jwt-token-with-at-least-32-characters-long", staffClaims),
    ],
    ["an unsigned one", () => `${encode({ alg: "none", typ: "JWT" })}.${encode(staffClaims)}.`],
    [
      "one whose claims were changed",
      () => {
        const [header, , signature] = staffToken.split(".");
        return [header, encode({ ...staffClaims, role: "service_role" }), signature].join(".");
      },
    ],
    ["one without its signature", () => staffToken.slice(0, staffToken.lastIndexOf(".") + 1)],
    ["no token at all", () => "x"],
  ])("reads nothing with %s", async (_what, token) => {
    const answer = await readWith(token());
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain("ada@example.com");
  });

  test.each([
    ["no key", {}],
    ["a wrong key", { apikey: "sb_publishable_0000000000000000000000_00000000" }],
    ["a key in the wrong place", { authorization: "Bearer sb_publishable_x" }],
  ])("reads nothing with %s", async (_what, headers) => {
    expect((await readLeads(headers)).status).toBe(401);
  });

  test("what an account claims of itself gives it nothing", async () => {
    const { data } = await server.backend.accountsApp
      .getClient({ auth: { persistSession: false } })
      .auth.signUp({
        email: "mallory@example.com",
        password: PASSWORD,
        options: { data: { role: "owner", staff: true } },
      });
    expect(data.user?.user_metadata).toMatchObject({ role: "owner" });
    const mallory = await server.signIn("mallory@example.com");
    for (const table of ["contact_submissions", "staff", "audit_log"]) {
      expect((await mallory.from(table).select("*")).data).toEqual([]);
    }
    const claim = await mallory.from("staff").insert({ user_id: data.user?.id, role: "owner" });
    expect(claim.error?.code).toBe("42501");
  });

  test.each(["otp", "magiclink", "admin/users", "settings", "invite", "authorize?provider=github"])(
    "/auth/v1/%s is not there",
    async (address) => {
      for (const method of ["GET", "POST"]) {
        const answer = await fetch(`${server.origin}/auth/v1/${address}`, {
          method,
          headers: { apikey: server.publishableKey, "content-type": "application/json" },
          body:
            method === "POST"
              ? JSON.stringify({ email: "x@example.com", password: PASSWORD })
              : undefined,
          redirect: "manual",
        });
        expect(answer.status).toBe(404);
      }
    },
  );

  test("a session is refreshed, ends with sign-out, and its refresh token dies", async () => {
    const chair = await server.signIn("staff@example.com");
    const refreshed = await chair.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    const token = refreshed.data.session?.refresh_token ?? "";
    expect((await chair.auth.signOut({ scope: "local" })).error).toBeNull();
    const again = await server.visitor().auth.refreshSession({ refresh_token: token });
    expect(again.error).not.toBeNull();
  });

  test("a hidden secret key opens nothing from outside that the gateway does not know", async () => {
    for (const address of [
      "",
      "server_secrets",
      "schema_migrations",
      "rpc/end_sessions",
      "users",
    ]) {
      const answer = await fetch(`${server.origin}/rest/v1/${address}`, {
        headers: { apikey: server.backend.secrets.secretKey },
      });
      expect(answer.status).toBe(404);
    }
    for (const address of [
      "/_system/info",
      "/storage/v1/bucket",
      "/studio",
      "/_local/staff",
      "/staff",
      "/export",
    ]) {
      expect((await fetch(server.origin + address)).status).toBe(404);
    }
  });
});

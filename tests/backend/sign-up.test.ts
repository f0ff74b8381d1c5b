import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DECOY_EMAIL } from "../../server/backend/decoy-account.ts";
import { engines, PASSWORD, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

let nextAddress = 1;

/** A visitor nobody has seen yet, so that the limits of other tests do not count. */
function freshAddress(): string {
  nextAddress += 1;
  return `192.0.2.${nextAddress}`;
}

function aPerson(): string {
  return `applicant-${crypto.randomUUID()}@example.com`;
}

describe.each(engines)("signing up on %s", (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine, { LIMIT_PER_MINUTE: "5", LIMIT_PER_HOUR: "20" });
  });
  afterAll(() => server.remove());

  async function applicant(email = aPerson()) {
    const chair = server.visitor(freshAddress());
    const { data, error } = await chair.auth.signUp({ email, password: PASSWORD });
    if (error) throw error;
    return { chair, email, user: data.user, session: data.session };
  }

  function post(body: string, address = freshAddress(), query = ""): Promise<Response> {
    return fetch(`${server.origin}/auth/v1/signup${query}`, {
      method: "POST",
      headers: {
        apikey: server.publishableKey,
        "content-type": "application/json",
        "x-forwarded-for": address,
      },
      body,
    });
  }

  test("the account works at once: signed in, renewed, signed in again", async () => {
    const { chair, email, session } = await applicant();
    expect(session?.user.email).toBe(email);
    expect((await chair.auth.getUser()).data.user?.email).toBe(email);
    expect((await chair.auth.refreshSession()).error).toBeNull();
    const later = await server.signIn(email);
    expect((await later.auth.getUser()).data.user?.id).toBe(session?.user.id);
  });

  test("who signs up is nobody: reads nothing, changes nothing, makes nobody staff", async () => {
    await server.visitor(freshAddress()).from("contact_submissions").insert(aLead());
    const { chair, user } = await applicant();
    for (const table of ["contact_submissions", "staff", "audit_log"]) {
      expect((await chair.from(table).select("*")).data).toEqual([]);
      expect(
        (await chair.from(table).delete().neq("id", crypto.randomUUID()).select()).data ?? [],
      ).toEqual([]);
    }
    for (const role of ["owner", "agent"]) {
      const { error } = await chair.from("staff").insert({ user_id: user?.id, role });
      expect(error?.code).toBe("42501");
    }
    const { data } = await chair.rpc("contact_submission_counts").single();
    expect(data).toMatchObject({ totalContacts: 0 });
    const change = await chair.auth.updateUser({ data: { role: "owner" } });
    expect(change.error?.status).toBe(400);
  });

  test("nothing but address and password is taken: no metadata, no role, no redirect", async () => {
    const email = aPerson();
    const answer = await post(
      JSON.stringify({
        email,
        password: PASSWORD,
        role: "service_role",
        app_metadata: { role: "owner", provider: "staff" },
        data: { role: "owner", is_staff: true, sub: "00000000-0000-4000-8000-000000000000" },
      }),
      freshAddress(),
      "?redirect_to=https://evil.example",
    );
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).not.toMatch(/owner|is_staff|service_role|evil/);
    const { access_token: token } = JSON.parse(text);
    const claims = JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString());
    expect(claims).toMatchObject({ role: "authenticated", aud: "authenticated", email });
    const { rows } = await sql<{ stored: string }>`
      select row_to_json(users)::text as stored from auth.users where email = ${email}`.execute(
      server.backend.database.kysely,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.stored).not.toMatch(/owner|is_staff|service_role/);
    expect(JSON.parse(text).user.app_metadata).toEqual({ provider: "email", providers: ["email"] });
  });

  test("an address that has an account keeps it, and its password, in any spelling", async () => {
    const { email } = await applicant();
    for (const spelling of [email, email.toUpperCase(), DECOY_EMAIL]) {
      const { error } = await server
        .visitor(freshAddress())
        .auth.signUp({ email: spelling, password: "another fine password" });
      expect({ code: error?.code, message: error?.message }).toEqual({
        code: "user_already_exists",
        message: "User already registered",
      });
    }
    await expect(server.signIn(email, "another fine password")).rejects.toThrow("Invalid login");
    await server.signIn(email);
  });

  test("a staff member's address cannot be taken over", async () => {
    const staff = await server.staff("chief@example.com");
    const { error } = await server
      .visitor(freshAddress())
      .auth.signUp({ email: "Chief@example.com", password: "another fine password" });
    expect(error?.code).toBe("user_already_exists");
    expect((await staff.auth.refreshSession()).error).toBeNull();
  });

  test("many at once with one address make one account", async () => {
    const email = aPerson();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post(JSON.stringify({ email, password: PASSWORD }))),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  });

  test("a weak password is refused with its reasons and costs no attempt", async () => {
    const chair = server.visitor(freshAddress());
    const email = aPerson();
    for (let tried = 0; tried < 8; tried += 1) {
      const { error } = await chair.auth.signUp({ email, password: "nine char" });
      expect(error).toMatchObject({
        code: "weak_password",
        message: "Password should be at least 10 characters.",
        reasons: ["length"],
      });
    }
    expect((await chair.auth.signUp({ email, password: "twelve chars" })).error).toBeNull();
  });

  test.each([
    ["no address", { password: PASSWORD }],
    ["no password", { email: "someone@example.com" }],
    ["neither", {}],
    ["an object for an address", { email: { a: 1 }, password: PASSWORD }],
    ["a telephone number alone", { phone: "+14155550100", password: PASSWORD }],
  ])("%s: the rule of the service", async (_what, body) => {
    const answer = await post(JSON.stringify(body));
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 400,
      body: {
        code: 400,
        error_code: "validation_failed",
        msg: "You must provide either an email or phone number and a password",
      },
    });
  });

  test.each([
    ["what is no JSON", "email=a", 400],
    ["a list", "[]", 400],
    ["what is no address", JSON.stringify({ email: "nonsense", password: PASSWORD }), 400],
    [
      "an endless address",
      JSON.stringify({ email: `${"a".repeat(300)}@b.co`, password: "x" }),
      400,
    ],
    ["an endless password", JSON.stringify({ email: aPerson(), password: "x".repeat(73) }), 400],
    ["more than 32 KB", JSON.stringify({ email: "x".repeat(33_000) }), 413],
  ])("%s is refused", async (_what, body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  test("a flood from one address is cut at five, with a sentence; another address gets in", async () => {
    const flood = freshAddress();
    const answers = [];
    for (let tried = 0; tried < 7; tried += 1) {
      answers.push(await post(JSON.stringify({ email: aPerson(), password: PASSWORD }), flood));
    }
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = answers.at(-1);
    // Five an hour, not five a minute.
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(await refused?.json()).toEqual({
      code: 429,
      error_code: "over_request_rate_limit",
      msg: "Too many sign-up attempts. Please wait 60 minutes and try again.",
    });
    await applicant();
  });

  test("the ways of making an account that the site does not use stay closed", async () => {
    for (const path of ["otp", "magiclink", "admin/users", "invite"]) {
      const answer = await fetch(`${server.origin}/auth/v1/${path}`, {
        method: "POST",
        headers: { apikey: server.publishableKey, "content-type": "application/json" },
        body: JSON.stringify({ email: aPerson(), password: PASSWORD }),
      });
      expect(answer.status).toBe(404);
    }
    const { error } = await server.visitor(freshAddress()).auth.signInAnonymously();
    expect(error?.message).toBe("You must provide either an email or phone number and a password");
  });
});

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DECOY_EMAIL } from "../../server/backend/decoy-account.ts";
import type { SmtpServer } from "./smtp-server.ts";
import { startWithMail } from "./start-with-mail.ts";
import { engines, PASSWORD, startTestServer, type TestServer } from "./test-server.ts";

let nextAddress = 1;
let nextPerson = 1;

/** A visitor nobody has seen yet, so that the limits of other tests do not count. */
function freshAddress(): string {
  nextAddress += 1;
  return `198.18.${Math.floor(nextAddress / 250)}.${nextAddress % 250}`;
}

describe.each(engines)("a new password on %s", (engine) => {
  let smtp: SmtpServer;
  let server: TestServer;

  beforeAll(async () => {
    ({ smtp, server } = await startWithMail(engine, {
      LIMIT_PER_MINUTE: "5",
      LIMIT_PER_HOUR: "20",
    }));
  });
  afterAll(async () => {
    await server.remove();
    await smtp.stop();
  });

  async function somebody() {
    nextPerson += 1;
    const email = `somebody-${nextPerson}@example.com`;
    return { email, chair: await server.stranger(email) };
  }
  async function emailsTo(email: string) {
    await server.mailWorker?.runDueMail();
    return smtp.emails.filter(({ to }) => to.includes(email));
  }
  async function askFor(email: string): Promise<string> {
    const { error } = await server.visitor(freshAddress()).auth.resetPasswordForEmail(email);
    expect(error).toBeNull();
    const received = (await emailsTo(email)).at(-1);
    return (
      /^https:\/\/www\.perilune\.example\/login\?view=reset&token_hash=([\w-]{43})$/m.exec(
        received?.text ?? "",
      )?.[1] ?? ""
    );
  }
  function request(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    return fetch(`${server.origin}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: server.publishableKey,
        "content-type": "application/json",
        "x-forwarded-for": freshAddress(),
        ...headers,
      },
      body: body && JSON.stringify(body),
      redirect: "manual",
    });
  }

  test("the link of the e-mail opens a session that sets the password; other sessions end", async () => {
    const { email, chair: old } = await somebody();
    const secret = await askFor(email);
    expect(secret).toHaveLength(43);
    const here = server.visitor(freshAddress());
    const { data, error } = await here.auth.verifyOtp({ type: "recovery", token_hash: secret });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const changed = await here.auth.updateUser({ password: "a new fine password" });
    expect(changed.error).toBeNull();
    expect((await here.auth.refreshSession()).error).toBeNull();
    expect((await old.auth.refreshSession()).error).not.toBeNull();
    await expect(server.signIn(email)).rejects.toThrow("Invalid login credentials");
    await server.signIn(email, "a new fine password");
  });

  test("whatever opens the link uses nothing up; it works once", async () => {
    const { email } = await somebody();
    const secret = await askFor(email);
    for (let opened = 0; opened < 5; opened += 1) {
      const scanned = await request(
        "GET",
        `verify?type=recovery&token=${secret}&token_hash=${secret}`,
      );
      expect(scanned.status).toBe(404);
    }
    const first = await request("POST", "verify", { type: "recovery", token_hash: secret });
    expect(first.status).toBe(200);
    const second = await request("POST", "verify", { type: "recovery", token_hash: secret });
    expect(second.status).toBe(403);
    expect(await second.text()).not.toContain("access_token");
  });

  test("a newer link replaces the older, and each lives an hour", async () => {
    const { email } = await somebody();
    const older = await askFor(email);
    const newer = await askFor(email);
    expect((await request("POST", "verify", { type: "recovery", token_hash: older })).status).toBe(
      403,
    );
    await sql`
      update auth.users set recovery_sent_at = recovery_sent_at - interval '61 minutes'
      where email = ${email}`.execute(server.backend.database.kysely);
    expect((await request("POST", "verify", { type: "recovery", token_hash: newer })).status).toBe(
      403,
    );
  });

  test("an e-mail that goes out too late for its link does not go out", async () => {
    const { email } = await somebody();
    smtp.decide(() => ({ code: 451, says: "Later" }));
    await server.visitor(freshAddress()).auth.resetPasswordForEmail(email);
    await server.mailWorker?.runDueMail();
    smtp.decide(() => "take");
    const { kysely } = server.backend.database;
    await sql`
      update public.outbox set next_at = now(), created_at = created_at - interval '61 minutes'
      where "to" = ${email}`.execute(kysely);
    expect(await emailsTo(email)).toHaveLength(0);
    const { rows } =
      await sql`select state, error from public.outbox where "to" = ${email}`.execute(kysely);
    expect(rows).toEqual([{ state: "skipped", error: "The link in it has expired." }]);
  });

  test("known and unknown addresses get the same answer, and nobody is made or written to", async () => {
    const { email } = await somebody();
    const count = async () =>
      (
        await sql<{ n: string }>`select count(*) n from auth.users`.execute(
          server.backend.database.kysely,
        )
      ).rows[0]?.n;
    const before = await count();
    const answers = await Promise.all(
      [email, "nobody@example.com", DECOY_EMAIL].map(async (address) => {
        const answer = await request("POST", "recover?redirect_to=https://evil.example", {
          email: address,
        });
        return [answer.status, await answer.text(), [...answer.headers.keys()].join()];
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await count()).toBe(before);
    expect(await emailsTo("nobody@example.com")).toHaveLength(0);
    expect(await emailsTo(DECOY_EMAIL)).toHaveLength(0);
    expect((await emailsTo(email))[0]?.raw).not.toContain("evil");
    const { rows } = await sql`
      select from public.outbox where "to" in ('nobody@example.com', ${DECOY_EMAIL})`.execute(
      server.backend.database.kysely,
    );
    expect(rows).toHaveLength(0);
  });

  test("an account gets three e-mails an hour, however many are asked for and from where", async () => {
    const { email } = await somebody();
    for (let asked = 0; asked < 6; asked += 1) {
      expect((await request("POST", "recover", { email: email.toUpperCase() })).status).toBe(200);
    }
    expect(await emailsTo(email)).toHaveLength(3);
  });

  test("what others ask for tagged addresses of the mailbox does not silence its owner", async () => {
    const { email } = await somebody();
    const [name = "", domain = ""] = email.split("@");
    const tagged = Array.from({ length: 6 }, (_, index) => `${name}+${index}@${domain}`);
    for (const address of tagged) {
      await server.stranger(address);
      for (let asked = 0; asked < 3; asked += 1) await askFor(address);
    }
    const sent = await Promise.all(tagged.map(async (to) => (await emailsTo(to)).length));
    expect(Math.max(...sent)).toBe(3);
    expect(sent.reduce((sum, emails) => sum + emails, 0)).toBeLessThanOrEqual(13);
    expect(await askFor(email)).not.toBe("");
  });

  test("what strangers ask for an account does not silence who has signed in to it before", async () => {
    const { email } = await somebody();
    const home = { "x-forwarded-for": freshAddress() };
    const credentials = { email, password: PASSWORD };
    const entered = await request("POST", "token?grant_type=password", credentials, home);
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    for (let asked = 0; asked < 5; asked += 1) await request("POST", "recover", { email });
    expect(await emailsTo(email)).toHaveLength(3);
    await request("POST", "recover", { email }, { cookie });
    expect(await emailsTo(email)).toHaveLength(4);
    for (let asked = 0; asked < 4; asked += 1) await request("POST", "recover", { email }, home);
    expect(await emailsTo(email)).toHaveLength(6);
  });

  test("an address may ask five times a minute, and try links ten times", async () => {
    const headers = { "x-forwarded-for": freshAddress() };
    const asked = [];
    for (let time = 0; time < 7; time += 1) {
      asked.push(
        (await request("POST", "recover", { email: "nobody@example.com" }, headers)).status,
      );
    }
    expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const tried = [];
    for (let time = 0; time < 12; time += 1) {
      const guess = { type: "recovery", token_hash: "0".repeat(64) };
      tried.push((await request("POST", "verify", guess, headers)).status);
    }
    expect(tried.filter((status) => status === 403)).toHaveLength(10);
    expect(tried.filter((status) => status === 429)).toHaveLength(2);
  });

  test.each([
    { type: "magiclink", token_hash: "x" },
    { type: "recovery", email: "a@example.com", token: "123456" },
    { type: "recovery", token_hash: { a: 1 } },
    {},
  ])("verifies nothing else: %j", async (body) => {
    expect((await request("POST", "verify", body)).status).toBe(400);
  });

  test.each([
    { email: "other@example.com" },
    { password: "a new fine password", email: "other@example.com" },
    { password: "a new fine password", data: { role: "owner" } },
    { password: "a new fine password", data: "owner" },
    { password: "a new fine password", phone: "+14155550100" },
    { password: "a new fine password", role: "service_role" },
    { password: ["x"] },
    {},
  ])("an account changes nothing but its password: %j", async (body) => {
    const { email, chair } = await somebody();
    const token = (await chair.auth.getSession()).data.session?.access_token ?? "";
    const answer = await request("PUT", "user", body, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(400);
    await server.signIn(email);
    expect((await chair.auth.getUser()).data.user?.user_metadata).not.toHaveProperty("role");
  });

  test("without a session no password is set; a weak one is refused with its reason", async () => {
    const answer = await request("PUT", "user", { password: "a new fine password" });
    expect(answer.status).toBe(401);
    const { chair } = await somebody();
    const { error } = await chair.auth.updateUser({ password: "short" });
    expect(error).toMatchObject({ code: "weak_password" });
  });

  test("staff see that an e-mail went out, and nowhere what opens the account", async () => {
    const { email } = await somebody();
    const secret = await askFor(email);
    const staff = await server.staff(`staff-${nextPerson}@example.com`);
    const { data } = await staff.from("outbox").select("*").eq("to", email);
    expect(data).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(secret);
    expect(data?.[0].body).toContain("(in the letter only)");
    const kept = await sql`
      select from private.mail_secrets join public.outbox on id = outbox_id where "to" = ${email}`.execute(
      server.backend.database.kysely,
    );
    expect(kept.rows).toHaveLength(0);
    const { rows } = await sql<{ recovery_token: string }>`
      select recovery_token from auth.users where email = ${email}`.execute(
      server.backend.database.kysely,
    );
    expect(rows[0]?.recovery_token).toMatch(/^[0-9a-f]{64}$/);
    // What the database holds does not open the account.
    const stolen = { type: "recovery", token_hash: rows[0]?.recovery_token };
    expect((await request("POST", "verify", stolen)).status).toBe(403);
  });
});

test("with mail off the answer is the same, and nothing is queued", async () => {
  const server = await startTestServer("PGlite");
  await server.staff("staff@example.com");
  const config = await (await fetch(`${server.origin}/app-config.json`)).json();
  expect(config).toMatchObject({ mail: false });
  for (const email of ["staff@example.com", "nobody@example.com"]) {
    expect((await server.visitor().auth.resetPasswordForEmail(email)).error).toBeNull();
  }
  const { kysely } = server.backend.database;
  expect((await sql`select from public.outbox`.execute(kysely)).rows).toHaveLength(0);
  await server.remove();
});

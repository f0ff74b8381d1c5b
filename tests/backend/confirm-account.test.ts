import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { DECOY_EMAIL } from "../../server/backend/decoy-account.ts";
import { aPerson, claimsAt, deadLink, OTHER, refused, unconfirmed } from "./claims.ts";
import type { SmtpServer } from "./smtp-server.ts";
import { startWithMail } from "./start-with-mail.ts";
import { type Chair, engines, PASSWORD, type TestServer } from "./test-server.ts";

describe.each(engines)("a sign-up where e-mails go out, on %s", (engine) => {
  let smtp: SmtpServer;
  let server: TestServer;
  let staff: Chair;

  beforeAll(async () => {
    ({ smtp, server } = await startWithMail(engine));
    staff = await server.staff("staff@example.com");
  });
  afterAll(async () => {
    await server.remove();
    await smtp.stop();
  });
  afterEach(() => vi.restoreAllMocks());

  const {
    database,
    tokenOf,
    signUp,
    apply,
    applicationsOf,
    emailsTo,
    queuedFor,
    secretFor,
    confirm,
    refusalOf,
    post,
    shapeOf,
  } = claimsAt(() => ({ server, smtp }));

  test("the account works at once under the claimed address, and the application is stored", async () => {
    const email = aPerson();
    const chair = server.visitor();
    const { data } = await chair.auth.signUp({ email: email.toUpperCase(), password: PASSWORD });
    const again = await chair.auth.refreshSession();
    const asked = await chair.auth.getUser();
    for (const user of [data.user, data.session?.user, again.data.user, asked.data.user]) {
      expect(user?.email).toBe(email);
      expect(user).not.toHaveProperty("email_confirmed_at");
      expect(JSON.stringify(user)).not.toContain("pending.invalid");
      expect(JSON.stringify(user)).not.toContain('"email_verified":true');
    }
    const id = await apply(chair);
    expect(await applicationsOf(chair)).toEqual([id]);
    const { data: entries } = await staff.from("inbox_entries").select("email").eq("id", id);
    expect(entries).toEqual([{ email }]);
    const changed = await chair.auth.updateUser({ password: OTHER });
    expect(changed.data.user?.email).toBe(email);
  });

  test("the e-mail's secret and the own session confirm the address; then it signs in", async () => {
    const email = aPerson();
    const chair = await signUp(email);
    const id = await apply(chair);
    const secret = await secretFor(email);
    const { data, error } = await confirm(secret, { access_token: await tokenOf(chair) });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    const renewed = await chair.auth.refreshSession();
    expect(renewed.data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    const claims = Buffer.from((await tokenOf(chair)).split(".")[1] ?? "", "base64url").toString();
    expect(JSON.parse(claims)).toMatchObject({ email });
    const later = await server.signIn(email);
    expect(await applicationsOf(later)).toEqual([id]);
    const { rows } = await sql<{ stored: string }>`
      select to_jsonb(users)::text || (select string_agg(to_jsonb(own)::text, '')
        from auth.identities own where own.user_id = users.id) as stored
      from auth.users where email = ${email}`.execute(database());
    expect(rows[0]?.stored).not.toContain("pending.invalid");
  });

  test("elsewhere the password takes the session's place; the link works once and looking uses nothing up", async () => {
    const email = aPerson();
    await signUp(email);
    const secret = await secretFor(email);
    const looked = await fetch(`${server.origin}/auth/v1/verify?type=signup&token_hash=${secret}`, {
      headers: { apikey: server.publishableKey },
    });
    expect(looked.status).toBe(404);
    const { chair, data } = await confirm(secret, { password: PASSWORD });
    expect(data.session?.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    expect((await chair.auth.getUser()).data.user?.email).toBe(email);
    expect((await confirm(secret, { password: PASSWORD })).error).toMatchObject(deadLink);
  });

  test("the secret alone, a wrong password and another's session confirm nothing and use nothing up", async () => {
    const email = aPerson();
    await signUp(email);
    const secret = await secretFor(email);
    const proofs = [
      {},
      { password: OTHER },
      { access_token: await tokenOf(staff) },
      { access_token: "x" },
    ];
    for (const proof of proofs) {
      expect((await confirm(secret, proof)).error).toMatchObject(refused);
    }
    expect((await confirm("0".repeat(43), { password: PASSWORD })).error).toMatchObject(deadLink);
    expect(await refusalOf(email, PASSWORD)).toEqual(unconfirmed);
    expect((await confirm(secret, { password: PASSWORD })).error).toBeNull();
  });

  test("of two who claim one address the mailbox's owner gets it, by whichever e-mail", async () => {
    const email = aPerson();
    const squatter = await signUp(email, OTHER);
    const theirs = await apply(squatter);
    const squattersEmail = await secretFor(email);
    const owner = await signUp(email);
    const own = await apply(owner);
    const { data } = await confirm(squattersEmail, { access_token: await tokenOf(owner) });
    expect(data.user?.email).toBe(email);
    expect(await refusalOf(email, OTHER)).toEqual(refused);
    expect(await applicationsOf(await server.signIn(email))).toEqual([own]);
    expect(await applicationsOf(squatter)).toEqual([theirs]);
    expect((await squatter.auth.getUser()).data.user).not.toHaveProperty("email_confirmed_at");
  });

  test("strangers who claim it a dozen times afterwards keep neither the session nor the password out", async () => {
    for (const proofOf of [
      async (chair: Chair) => ({ access_token: await tokenOf(chair) }),
      () => ({ password: PASSWORD }),
    ]) {
      const email = aPerson();
      const owner = await signUp(email);
      const secret = await secretFor(email);
      for (let time = 0; time < 12; time += 1) await signUp(email, OTHER);
      const { data, error } = await confirm(secret, await proofOf(owner));
      expect({ error, email: data.user?.email }).toEqual({ error: null, email });
      expect(await refusalOf(email, OTHER)).toEqual(refused);
    }
  });

  test("an address that has an account is answered alike, and keeps password, sessions and records", async () => {
    const email = aPerson();
    const open = await server.stranger(email);
    const [unknown, claimed] = [aPerson(), aPerson()];
    await signUp(claimed, OTHER);
    const answers = [];
    for (const address of [email, unknown, claimed, "staff@example.com", DECOY_EMAIL]) {
      const answer = await post("signup", { email: address, password: OTHER });
      answers.push(await shapeOf(answer, address));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^200 /);
    expect(await refusalOf(email, OTHER)).toEqual(refused);
    expect(await refusalOf("staff@example.com", OTHER)).toEqual(refused);
    expect((await open.auth.refreshSession()).error).toBeNull();
    await server.signIn(email);
  });

  test("the e-mail to such an address says so, and what is confirmed goes to that account", async () => {
    const email = aPerson();
    const open = await server.stranger(email);
    const second = await signUp(email, OTHER);
    const id = await apply(second);
    const secret = await secretFor(email);
    const [received] = await emailsTo(email);
    expect(received?.text).toContain("You have an account here already");
    const { data, error } = await confirm(secret, { password: OTHER });
    expect({ error, session: data.session }).toEqual({ error: null, session: null });
    expect(await applicationsOf(open)).toEqual([id]);
    expect(await applicationsOf(second)).toEqual([]);
    expect((await second.auth.refreshSession()).error).not.toBeNull();
    expect(await refusalOf(email, OTHER)).toEqual(refused);
    await server.signIn(email);
  });

  test("signing in before is told by the right password alone, and leaves no session", async () => {
    const email = aPerson();
    const chair = await signUp(email);
    const count = async () =>
      (
        await sql`select from auth.sessions join auth.users on users.id = user_id
        where users.id = ${(await chair.auth.getUser()).data.user?.id}::uuid`.execute(database())
      ).rows.length;
    expect(await refusalOf(email, PASSWORD)).toEqual(unconfirmed);
    expect(await refusalOf(email.toUpperCase(), PASSWORD)).toEqual(unconfirmed);
    expect(await refusalOf(email, OTHER)).toEqual(refused);
    expect(await count()).toBe(1);
    const { rows } = await sql<{ internal: string }>`
      select users.email as internal from private.pending_accounts pending
      join auth.users on users.id = user_id where pending.email = ${email}`.execute(database());
    const internal = rows[0]?.internal ?? "";
    expect(internal).toMatch(/@pending\.invalid$/);
    expect(await refusalOf(internal, PASSWORD)).toEqual(refused);
    expect((await post("recover", { email: internal })).status).toBe(200);
    expect(await queuedFor(internal)).toBe(0);
  });

  test("every address costs one password check, whoever claims it and however often", async () => {
    const claimed = aPerson();
    for (let time = 0; time < 3; time += 1) await signUp(claimed);
    const known = aPerson();
    await server.stranger(known);
    const asked = vi.spyOn(server.backend.app, "fetch");
    for (const email of [claimed, known, aPerson()]) {
      asked.mockClear();
      expect(await refusalOf(email, "wrong")).toEqual(refused);
      expect(asked).toHaveBeenCalledTimes(1);
    }
  });
});

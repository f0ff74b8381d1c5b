import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { erasePerson, findPerson } from "../../server/privacy/person.ts";
import { aPerson, claimsAt, deadLink } from "./claims.ts";
import { columnsWith } from "./every-column.ts";
import type { SmtpServer } from "./smtp-server.ts";
import { startWithMail } from "./start-with-mail.ts";
import { type Chair, engines, PASSWORD, type TestServer } from "./test-server.ts";

describe.each(engines)("e-mails that ask for a confirmation, on %s", (engine) => {
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

  const { database, signUp, apply, emailsTo, queuedFor, secretFor, confirm, post, shapeOf } =
    claimsAt(() => ({ server, smtp }));

  test("an e-mail is sent again, three an hour, and only where somebody claims the address", async () => {
    const [email, known] = [aPerson(), aPerson()];
    await signUp(email);
    await server.stranger(known);
    const first = await secretFor(email);
    const answers = [];
    for (const address of [email, aPerson(), known, email, email, email]) {
      const answer = await post("resend", { type: "signup", email: address });
      answers.push(await shapeOf(answer, address));
    }
    expect(new Set(answers)).toEqual(new Set(["200 {}"]));
    expect(await emailsTo(email)).toHaveLength(3);
    expect(await queuedFor(known)).toBe(0);
    const newest = await secretFor(email);
    expect(newest).not.toBe(first);
    expect((await confirm(first, { password: PASSWORD })).error).toBeNull();
    expect((await confirm(newest, { password: PASSWORD })).error).toMatchObject(deadLink);
    for (const body of [{ type: "email_change", email }, { type: "signup" }, {}]) {
      expect((await post("resend", body)).status).toBe(400);
    }
  });

  test("a link lives for a day, in the e-mail and after", async () => {
    const email = aPerson();
    await signUp(email);
    const secret = await secretFor(email);
    const age = () =>
      sql`update private.mailbox_proofs set created_at = created_at - interval '25 hours'
        where email = ${email}`.execute(database());
    await age();
    expect((await confirm(secret, { password: PASSWORD })).error).toMatchObject(deadLink);
    smtp.decide(() => ({ code: 451, says: "Later" }));
    await post("resend", { type: "signup", email });
    await server.mailWorker?.runDueMail();
    smtp.decide(() => "take");
    await age();
    await sql`update public.outbox set next_at = now() where "to" = ${email}`.execute(database());
    await server.mailWorker?.runDueMail();
    const { rows } = await sql<{ error: string }>`
      select error from public.outbox where "to" = ${email} and state = 'skipped'`.execute(
      database(),
    );
    expect(rows).toEqual([{ error: "The link in it has expired." }]);
  });

  test.each(["nonsense", '"a b"@example.com', "someone@pending.invalid"])(
    "%s can answer no e-mail, so it claims nothing",
    async (email) => {
      const answer = await post("signup", { email, password: PASSWORD });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error_code: "validation_failed" });
    },
  );

  test("a weak password is told before anything is claimed", async () => {
    const email = aPerson();
    const { error } = await server.visitor().auth.signUp({ email, password: "short" });
    expect(error?.code).toBe("weak_password");
    expect(await queuedFor(email)).toBe(0);
  });

  test("staff see that an e-mail went out, and nowhere what confirms", async () => {
    const email = aPerson();
    await signUp(email);
    const secret = await secretFor(email);
    const { data } = await staff.from("outbox").select("*").eq("to", email);
    expect(JSON.stringify(data)).toContain("(in the letter only)");
    expect(JSON.stringify(data)).not.toContain(secret);
    const kept = await sql<{ row: string }>`
      select to_jsonb(proof)::text as row from private.mailbox_proofs proof`.execute(database());
    expect(JSON.stringify(kept.rows)).not.toContain(secret);
  });

  test("claims without an application go after thirty days, others stay, erased ones go at once", async () => {
    const [idle, applied, erased] = [aPerson(), aPerson(), aPerson()];
    await signUp(idle);
    await apply(await signUp(applied));
    const gone = await signUp(erased);
    await apply(gone);
    const claims = async () =>
      (
        await sql<{ email: string }>`
          select pending.email from private.pending_accounts pending
          join auth.users on users.id = user_id
          where pending.email in (${idle}, ${applied}, ${erased}) order by 1`.execute(database())
      ).rows.map(({ email }) => email);
    expect(await claims()).toHaveLength(3);
    const orphans = () =>
      sql`select from auth.users where email like '%@pending.invalid'
        and id not in (select user_id from private.pending_accounts)`.execute(database());
    const found = await findPerson(database(), erased);
    expect(new Set(found.map(({ relation }) => relation))).toEqual(
      new Set([
        "outbox",
        "partner_applications",
        "private.mailbox_proofs",
        "private.pending_accounts",
      ]),
    );
    await erasePerson(database(), erased);
    expect(await columnsWith(database(), [erased])).toEqual([]);
    expect((await gone.auth.getUser()).error).not.toBeNull();
    await sql`update private.pending_accounts set created_at = now() - interval '31 days'
      where email in (${idle}, ${applied})`.execute(database());
    await server.mailWorker?.runDueMail();
    expect(await claims()).toEqual([applied]);
    expect((await orphans()).rows).toHaveLength(0);
  });
});

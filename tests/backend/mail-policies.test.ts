import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

describe.each(engines)("who may do what with e-mails on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;
  let outsiders: [string, Chair][];
  let emailId: string;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
    const gone = await server.staff("gone@example.com");
    const goneId = (await gone.auth.getUser()).data.user?.id;
    await sql`update public.staff set disabled_at = now() where user_id = ${goneId}::uuid`.execute(
      server.backend.database.kysely,
    );
    outsiders = [
      ["a visitor", server.visitor()],
      ["an applicant", await server.stranger("applicant@example.com")],
      ["somebody who worked here", gone],
    ];
    await server
      .visitor()
      .from("contact_submissions")
      .insert(aLead({ email: "a@visitors.example" }));
    await server.mailWorker?.runDueMail();
    const { data } = await staff.from("outbox").select("id").eq("template", "receipt").single();
    emailId = String(data?.id);
  });
  afterAll(() => server.remove());

  const stateOf = async () =>
    (await staff.from("outbox").select("state").eq("id", emailId).single()).data?.state;

  test("staff read e-mails and their numbers; with mail off they wait, written", async () => {
    const { data } = await staff.from("outbox").select("state, attempts, subject, template");
    expect(data).toHaveLength(2);
    for (const row of data ?? []) {
      expect(row).toMatchObject({ state: "queued", attempts: 0 });
      expect(row.subject).not.toBe("");
    }
    expect((await staff.rpc("mail_counts")).data).toEqual([{ state: "queued", total: 2 }]);
  });

  test("nobody else reads, retries or counts any", async () => {
    for (const [who, chair] of outsiders) {
      const read = (await chair.from("outbox").select("*")).data ?? [];
      const counted = (await chair.rpc("mail_counts")).data ?? [];
      const { error } = await chair.rpc("retry_mail", { id: emailId });
      const seen = { who, read, counted, retried: error?.code };
      expect(seen).toEqual({ who, read: [], counted: [], retried: "42501" });
    }
  });

  test("nobody writes, changes or takes away any, staff neither", async () => {
    for (const [who, chair] of [...outsiders, ["staff", staff] as const]) {
      const made = await chair.from("outbox").insert({ to: "x@example.com", template: "receipt" });
      const changed = await chair.from("outbox").update({ to: "x@example.com" }).eq("id", emailId);
      const gone = await chair.from("outbox").delete().eq("id", emailId);
      const codes = [made, changed, gone].map(({ error }) => error?.code);
      expect([who, ...codes]).toEqual([who, "42501", "42501", "42501"]);
    }
    expect(await stateOf()).toBe("queued");
  });

  test("staff retry what failed or was skipped, and nothing else", async () => {
    const retry = () => staff.rpc("retry_mail", { id: emailId });
    expect((await retry()).error?.hint).toBe("changed");
    for (const state of ["failed", "skipped"]) {
      await sql`
        update public.outbox set state = ${state}, attempts = 10 where id = ${emailId}::uuid`.execute(
        server.backend.database.kysely,
      );
      expect((await retry()).error).toBeNull();
      expect(await stateOf()).toBe("queued");
    }
    const unknown = await staff.rpc("retry_mail", { id: crypto.randomUUID() });
    expect(unknown.status).toBe(409);
  });

  test("what is private is not there, whatever the key", async () => {
    for (const name of [
      "mail_secrets",
      "rpc/start_recovery",
      "rpc/end_other_sessions",
      "rpc/letters_of_a_day",
    ]) {
      for (const key of [server.publishableKey, server.backend.secrets.secretKey]) {
        const answer = await fetch(`${server.origin}/rest/v1/${name}`, {
          headers: { apikey: key },
        });
        expect(answer.status).toBe(404);
      }
    }
    const { kysely } = server.backend.database;
    for (const role of ["anon", "authenticated", "service_role"]) {
      for (const statement of [
        "select * from private.mail_secrets",
        "select private.start_recovery('a@b.co', 'x', 'y', true)",
      ]) {
        const asRole = kysely.transaction().execute(async (transaction) => {
          await sql.raw(`set local role ${role}`).execute(transaction);
          await sql.raw(statement).execute(transaction);
        });
        await expect(asRole).rejects.toMatchObject({ code: "42501" });
      }
    }
  });

  test("the service role does all of it", async () => {
    await server.backend.database.kysely.transaction().execute(async (transaction) => {
      await sql`set local role service_role`.execute(transaction);
      await sql`insert into public.outbox ("to", template) values ('s@example.com', 'receipt')`.execute(
        transaction,
      );
      await sql`update public.outbox set state = 'failed' where "to" = 's@example.com'`.execute(
        transaction,
      );
      const gone = await sql`
        delete from public.outbox where "to" = 's@example.com' and state = 'failed'
        returning id`.execute(transaction);
      expect(gone.rows).toHaveLength(1);
    });
  });

  test("a record takes its e-mails with it", async () => {
    const lead = aLead({ email: "brief@visitors.example" });
    await server.visitor().from("contact_submissions").insert(lead);
    const entry = staff.from("inbox_entries").select("id").eq("email", lead.email).single();
    const emails = staff
      .from("outbox")
      .select("id")
      .eq("entry_id", (await entry).data?.id);
    expect((await emails).data).toHaveLength(2);
    await sql`delete from public.contact_submissions where email = ${lead.email}`.execute(
      server.backend.database.kysely,
    );
    expect((await emails).data).toEqual([]);
  });
});

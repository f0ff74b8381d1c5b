import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { secondsBeforeRetry } from "../../server/mail/outbox.ts";
import { startSmtpServer, type SmtpServer } from "./smtp-server.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

const unknown = "We cannot tell whether it was sent.";

describe.each(engines)("delivering e-mails on %s", (engine) => {
  let smtp: SmtpServer;
  let server: TestServer;
  let staff: Chair;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    server = await startTestServer(engine, {
      SMTP_URL: smtp.url,
      MAIL_FROM: "hello@perilune.example",
    });
    staff = await server.staff("staff@perilune.example");
  });
  afterAll(async () => {
    await server.remove();
    await smtp.stop();
  });
  beforeEach(async () => {
    await run();
    smtp.decide(() => "take");
  });

  const run = () => server.mailWorker?.runDueMail();
  /** A new message; its receipt is the e-mail that these tests look at. */
  async function write(): Promise<string> {
    const email = `${crypto.randomUUID()}@visitors.example`;
    const { error } = await server.visitor().from("contact_submissions").insert(aLead({ email }));
    if (error) throw error;
    await run();
    return email;
  }
  async function rowOf(email: string) {
    const { data, error } = await staff.from("outbox").select("*").eq("to", email).single();
    if (error) throw error;
    return data;
  }
  const taken = (email: string) => smtp.taken.filter(({ to }) => to.includes(email));
  const arrived = (email: string) => smtp.emails.filter(({ to }) => to.includes(email));
  /** What waits is due now. */
  async function later() {
    await sql`update public.outbox set next_at = now() where state = 'queued'`.execute(
      server.backend.database.kysely,
    );
    await run();
  }

  test("with no MAIL_STAFF_TO the notice goes to everybody who works here, and to nobody else", async () => {
    await server.staff("second@perilune.example");
    const gone = await server.staff("gone@perilune.example");
    const { data } = await gone.auth.getUser();
    await sql`
      update public.staff set disabled_at = now() where user_id = ${data.user?.id}::uuid`.execute(
      server.backend.database.kysely,
    );
    const email = await write();
    const notice = smtp.taken.find(({ headers }) => headers.get("reply-to")?.includes(email));
    expect(notice?.to.toSorted()).toEqual(["second@perilune.example", "staff@perilune.example"]);
  });

  test("a sent e-mail is kept as sent, with its text for the inbox", async () => {
    const email = await write();
    const row = await rowOf(email);
    expect(row).toMatchObject({ state: "sent", attempts: 1, error: "", template: "receipt" });
    expect(row.sent_at).not.toBeNull();
    expect(row.body.trim()).toBe(taken(email)[0]?.text.trim());
    expect(taken(email)[0]?.headers.get("message-id")).toBe(`<${row.id}@perilune.example>`);
  });

  test.each(["sender", "recipient", "letter"] as const)(
    "a temporary refusal of the %s is tried again later, and the e-mail arrives once",
    async (moment) => {
      smtp.decide((now) => (now === moment ? { code: 451, says: "Try again later" } : "take"));
      const email = await write();
      expect(taken(email)).toHaveLength(0);
      expect(await rowOf(email)).toMatchObject({
        state: "queued",
        attempts: 1,
        error: expect.stringMatching(/^The mail server answered: 451 .*Try again later$/),
      });
      await run();
      expect((await rowOf(email)).attempts).toBe(1);
      smtp.decide(() => "take");
      await later();
      expect(taken(email)).toHaveLength(1);
      await later();
      expect(taken(email)).toHaveLength(1);
      expect(await rowOf(email)).toMatchObject({ state: "sent", attempts: 2, error: "" });
    },
  );

  test("a mail server that is away for a while costs time, not e-mails", async () => {
    await smtp.stop();
    const email = await write();
    expect(await rowOf(email)).toMatchObject({
      state: "queued",
      error: "The mail server could not be reached (ECONNREFUSED).",
    });
    smtp = await startSmtpServer({ port: smtp.port });
    await later();
    await later();
    expect(taken(email)).toHaveLength(1);
    expect((await rowOf(email)).state).toBe("sent");
  });

  test("the pauses double from a minute to six hours, and the tenth attempt is the last", async () => {
    expect([1, 2, 3, 9, 10].map(secondsBeforeRetry)).toEqual([60, 120, 240, 15_360, 21_600]);
    smtp.decide(() => ({ code: 421, says: "Busy" }));
    const email = await write();
    for (let attempt = 2; attempt <= 10; attempt += 1) await later();
    expect(await rowOf(email)).toMatchObject({
      state: "failed",
      attempts: 10,
      error: expect.stringMatching(/^Ten attempts failed\. The last one: The mail server answered/),
    });
  });

  test.each(["sender", "recipient", "letter"] as const)(
    "a refusal of the %s for good fails at once; Retry sends it, once",
    async (moment) => {
      smtp.decide((now) => (now === moment ? { code: 550, says: "No such mailbox" } : "take"));
      const email = await write();
      const row = await rowOf(email);
      expect(row).toMatchObject({ state: "failed", attempts: 1 });
      expect(row.error).toMatch(/^The mail server answered: 550 .*No such mailbox$/);
      await later();
      expect(taken(email)).toHaveLength(0);
      smtp.decide(() => "take");
      expect((await staff.rpc("retry_mail", { id: row.id })).error).toBeNull();
      await run();
      expect(taken(email)).toHaveLength(1);
      expect(await rowOf(email)).toMatchObject({ state: "sent", attempts: 1, error: "" });
      const again = await staff.rpc("retry_mail", { id: row.id });
      expect({ status: again.status, hint: again.error?.hint }).toEqual({
        status: 409,
        hint: "changed",
      });
      await run();
      expect(taken(email)).toHaveLength(1);
      const { data } = await staff
        .from("audit_log")
        .select("before, after")
        .eq("record_id", row.id);
      expect(data).toEqual([{ before: { state: "failed" }, after: { state: "queued" } }]);
    },
  );

  test("a connection that breaks before the e-mail is handed over costs nothing", async () => {
    smtp.decide((moment) => (moment === "recipient" ? "hang up" : "take"));
    const email = await write();
    expect((await rowOf(email)).state).toBe("queued");
    smtp.decide(() => "take");
    await later();
    expect(taken(email)).toHaveLength(1);
  });

  test("one that breaks between the e-mail and the answer is not sent again by itself", async () => {
    smtp.decide((moment) => (moment === "letter" ? "hang up" : "take"));
    const email = await write();
    expect(arrived(email)).toHaveLength(1);
    expect(await rowOf(email)).toMatchObject({ state: "failed", attempts: 1, error: unknown });
    smtp.decide(() => "take");
    await later();
    expect(arrived(email)).toHaveLength(1);
    await staff.rpc("retry_mail", { id: (await rowOf(email)).id });
    await run();
    const ids = arrived(email).map(({ headers }) => headers.get("message-id"));
    expect(ids).toEqual([ids[0], ids[0]]);
    expect((await rowOf(email)).state).toBe("sent");
  });

  test("what another process left as being sent is given up after ten minutes, not before", async () => {
    smtp.decide(() => ({ code: 451, says: "Later" }));
    const email = await write();
    const { kysely } = server.backend.database;
    await sql`
      update public.outbox set state = 'sending', claimed_at = now() - interval '9 minutes'
      where "to" = ${email}`.execute(kysely);
    await run();
    expect((await rowOf(email)).state).toBe("sending");
    await sql`
      update public.outbox set claimed_at = now() - interval '601 seconds'
      where "to" = ${email}`.execute(kysely);
    await run();
    expect(await rowOf(email)).toMatchObject({ state: "failed", error: unknown });
  });

  test("a slow mail server is waited for, and asked once", async () => {
    smtp.decide((moment, address) =>
      moment === "letter" && address.endsWith("@visitors.example") ? "keep silent" : "take",
    );
    const email = `${crypto.randomUUID()}@visitors.example`;
    await server.visitor().from("contact_submissions").insert(aLead({ email }));
    await smtp.held();
    expect((await rowOf(email)).state).toBe("sending");
    smtp.release();
    await run();
    expect(arrived(email)).toHaveLength(1);
    expect((await rowOf(email)).state).toBe("sent");
  });
});

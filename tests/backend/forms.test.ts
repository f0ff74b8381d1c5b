import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

describe.each(engines)("the contact form on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;
  let visitor: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
    visitor = server.visitor();
  });
  afterAll(() => server.remove());

  const send = (lead: object) => visitor.from("contact_submissions").insert(lead);
  const stored = async (email: string) =>
    (await staff.from("contact_submissions").select("*").eq("email", email)).data ?? [];

  test("every answer of success has a row, its own or its twin's", async () => {
    const leads = Array.from({ length: 30 }, () => aLead({ email: "many@example.com" }));
    const twins = leads.map((lead) => ({ ...lead, name: "Ada again", email: "MANY@example.com" }));
    const answers = await Promise.all([...leads, ...twins].map(send));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201));
    const rows = await staff
      .from("contact_submissions")
      .select("message")
      .in("email", ["many@example.com", "MANY@example.com"]);
    const messages = (rows.data ?? []).map((row) => String(row.message));
    expect(messages.toSorted()).toEqual(leads.map((lead) => lead.message).toSorted());
  });

  test("the same request again is stored after ten minutes, or with another message", async () => {
    const lead = aLead({ email: "later@example.com" });
    await send(lead);
    await send({ ...lead, message: `${lead.message} And a pony.` });
    expect(await stored(lead.email)).toHaveLength(2);
    await sql`
      update public.contact_submissions set created_at = now() - interval '601 seconds'
      where email = ${lead.email}`.execute(server.backend.database.kysely);
    await send(lead);
    expect(await stored(lead.email)).toHaveLength(3);
  });

  test.each([
    ["name", ""],
    ["name", "   "],
    ["name", "n".repeat(201)],
    ["email", ""],
    ["email", "not an address"],
    ["email", "a@b"],
    ["email", `${"a".repeat(250)}@b.co`],
    ["company", "c".repeat(201)],
    ["project_type", "spaceship"],
    ["budget", "1000000"],
    ["message", ""],
    ["message", "m".repeat(10_001)],
  ])("refuses %s %j with 400 and 23514", async (field, value) => {
    const { status, error } = await send({ ...aLead(), [field]: value });
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "23514" });
    expect(error?.message).toMatch(/^new row violates check constraint "contact_submissions_/);
  });

  test.each(["name", "email", "message"])("refuses a request without %s", async (field) => {
    const { [field as "name"]: _, ...rest } = aLead();
    const { status, error } = await send(rest);
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "23502" });
  });

  test("stores the longest and the emptiest allowed values", async () => {
    const lead = aLead({
      email: "longest@example.com",
      name: "n".repeat(200),
      company: "c".repeat(200),
      project_type: "realestate",
      budget: "over-100k",
      message: "é".repeat(10_000),
    });
    expect((await send(lead)).status).toBe(201);
    expect(await stored(lead.email)).toMatchObject([lead]);
  });

  test("markup is text", async () => {
    const markup = `<img src=x onerror=alert(1)><script>alert(2)</script>'"); drop table staff; --`;
    await send(aLead({ email: "markup@example.com", name: markup, message: markup }));
    expect(await stored("markup@example.com")).toMatchObject([{ name: markup, message: markup }]);
  });

  test("control, bidirectional and zero-width characters are taken out, texts are NFC", async () => {
    await send(
      aLead({
        email: "unicode@example.com",
        name: "\u202Egro.elpmaxe@kcatta\u2066 Rene\u0301e\u200B\u0007\nX",
        company: "A\tB\u009F\uFEFF",
        message: "one\r\ntwo\tthree\u0008 \u{1F469}\u200D\u{1F680} \u202Eend\u0000".replace(
          "\u0000",
          "",
        ),
      }),
    );
    expect(await stored("unicode@example.com")).toMatchObject([
      {
        name: "gro.elpmaxe@kcatta RenéeX",
        company: "AB",
        message: "one\ntwo\tthree \u{1F469}\u200D\u{1F680} end",
      },
    ]);
  });

  test("a NUL character is refused as malformed input", async () => {
    const { status } = await send(aLead({ message: "a\u0000b" }));
    expect(status).toBe(400);
  });

  test("on hosted Supabase the trigger limits each address: 10 a minute, 60 an hour", async () => {
    const { kysely } = server.backend.database;
    const insertAs = (address: string) =>
      kysely.transaction().execute(async (transaction) => {
        const headers = JSON.stringify({ "x-forwarded-for": `${address}, 10.0.0.1` });
        await sql`select set_config('request.headers', ${headers}, true)`.execute(transaction);
        await sql`set local role anon`.execute(transaction);
        const { name, email, message } = aLead({ email: "hosted@example.com" });
        await sql`
          insert into public.contact_submissions (name, email, message)
          values (${name}, ${email}, ${message})`.execute(transaction);
      });
    const refused = { code: "PT429", hint: expect.stringMatching(/^\d+$/) };
    for (let sent = 0; sent < 10; sent += 1) await insertAs("203.0.113.7");
    await expect(insertAs("203.0.113.7")).rejects.toMatchObject(refused);
    await insertAs("203.0.113.8");
    expect(await stored("hosted@example.com")).toHaveLength(11);

    for (let minute = 1; minute < 6; minute += 1) {
      await sql`update private.rate_events set at = at - interval '2 minutes'`.execute(kysely);
      for (let sent = 0; sent < 10; sent += 1) await insertAs("203.0.113.7");
    }
    await sql`update private.rate_events set at = at - interval '2 minutes'`.execute(kysely);
    await expect(insertAs("203.0.113.7")).rejects.toMatchObject(refused);
    await sql`update private.rate_events set at = at - interval '1 hour'`.execute(kysely);
    await insertAs("203.0.113.7");
    const events = await sql`select from private.rate_events`.execute(kysely);
    expect(events.rows).toHaveLength(1);
  });
});

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { erasePerson, findPerson } from "../../server/privacy/person.ts";
import { expireRecords, readRetention, retentionShape } from "../../server/privacy/retention.ts";
import { runCommand } from "./child-server.ts";
import { everyKind } from "../kinds/every-kind.ts";
import { sendEveryKind } from "./every-kind.ts";
import { find, send, stored } from "./records.ts";
import { aLead } from "../kinds/contact.ts";
import { aSupportRequest } from "../kinds/support.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";

const tables = everyKind.map(({ record }) => record.table);

describe.each(engines)("care on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
  });
  afterAll(() => server.remove());

  function run(statement: string) {
    return sql.raw(statement).execute(server.backend.database.unhurried);
  }
  function entriesOf(email: string) {
    return find<{ id: string; kind: string }>(staff, { email, archived: "all" }, "id,kind");
  }

  test("records go when their time is over, those still waiting for a decision stay", async () => {
    const email = "old@example.com";
    await sendEveryKind(server, await server.stranger(email), email);
    const { kysely } = server.backend.database;
    for (const table of tables) {
      await run(`alter table public.${table} disable trigger user`);
      await run(`
        update public.${table} set created_at = now() - interval '25 months'
        where email = '${email}'`);
      await run(`alter table public.${table} enable trigger user`);
    }
    await staff.from("job_applications").update({ status: "reviewing" }).eq("email", email);
    await staff.from("job_applications").update({ status: "rejected" }).eq("email", email);
    const waiting = { partner: 0, engineer: 0, newsletter: 0, job: 0 };
    await run(`
      insert into public.lead_sources (kind, email, path, at)
      values ('contact', 'gone@example.com', '/contact', now() - interval '25 months')`);
    const due = {
      source: 1,
      contact: 1,
      consultation: 1,
      support: 1,
      call: 1,
      order: 1,
      email: 1,
      received: 0,
      draft: 0,
      quarantine: 0,
      people: 0,
      views: 0,
      deliveries: 0,
      tokens: 0,
      issues: 0,
      "hand-lead": 1,
      ...waiting,
    };

    expect(await expireRecords(kysely, readRetention(), true)).toEqual(due);
    expect(await entriesOf(email)).toHaveLength(tables.length);
    expect(await expireRecords(kysely, readRetention(), false)).toEqual(due);
    expect(await expireRecords(kysely, readRetention(), false)).toMatchObject({ contact: 0 });
    expect(new Set((await entriesOf(email)).map(({ kind }) => kind))).toEqual(
      new Set(["partner", "engineer", "newsletter", "job"]),
    );
    const left = await staff.from("lead_sources").select("id").eq("email", email);
    expect(left.data).toEqual([]);

    await run(`alter table public.audit_log disable trigger user`);
    await run(`update public.audit_log set at = now() - interval '7 months' where kind = 'job'`);
    await run(`alter table public.audit_log enable trigger user`);
    expect(await expireRecords(kysely, readRetention(), false)).toMatchObject({ job: 1 });
  });

  test("more records than one step deletes all go", async () => {
    await run(`
      insert into public.support_requests (email, message, created_at)
      select 'many@example.com', 'Old ' || i, now() - interval '25 months'
      from generate_series(1, 600) i`);
    const { kysely } = server.backend.database;
    expect(await expireRecords(kysely, readRetention(), false)).toMatchObject({ support: 600 });
    expect(await entriesOf("many@example.com")).toEqual([]);
  });

  test("what has been in quarantine for its months goes with all that belongs to it, whatever it is", async () => {
    const { kysely } = server.backend.database;
    const [over, later] = ["over@example.com", "later@example.com"];
    for (const email of [over, later]) {
      const message = `[url=https://desk.example]Buy backlinks, ${email}[/url]`;
      await send(server.visitor(), "contact_submissions", aLead({ email, message }));
      await send(server.visitor(), "support_requests", aSupportRequest({ email, message }));
    }
    const apart = { quarantine: "yes", archived: "all" };
    const left = async () =>
      (await find<{ email: string }>(staff, apart, "email")).map(({ email }) => email).toSorted();
    expect(await left()).toEqual([later, later, over, over]);
    await run(`update public.inbox_entries set quarantined_at = now() - interval '32 days'
      where email = '${over}'`);
    await send(staff, "lead_notes", {
      kind: "contact",
      record_id: (
        await find<{ id: string }>(staff, { ...apart, email: over, kind: "contact" }, "id")
      )[0]?.id,
      body: "Look at this.",
    });
    const rules = (months: number) => ({ quarantine: { months } });
    expect(await expireRecords(kysely, rules(2), false)).toMatchObject({ quarantine: 0 });
    expect(await expireRecords(kysely, readRetention(), true)).toMatchObject({ quarantine: 2 });
    expect(await left()).toHaveLength(4);
    expect(await expireRecords(kysely, readRetention(), false)).toMatchObject({ quarantine: 2 });
    expect(await left()).toEqual([later, later]);
    expect(await findPerson(kysely, over)).toEqual([]);
    const notes = await staff.from("lead_notes").select("body").eq("body", "Look at this.");
    expect(notes.data).toEqual([]);
    expect(await entriesOf("over@example.com")).toEqual([]);

    await run(`
      insert into public.support_requests (email, message)
      select 'many@example.com', 'Spam ' || i from generate_series(1, 600) i`);
    await run(`update public.inbox_entries set quarantined_at = now() - interval '32 days'
      where email = 'many@example.com'`);
    expect(await expireRecords(kysely, readRetention(), false)).toMatchObject({ quarantine: 600 });
  });

  test("an export of a person says what the program has found in what they sent", async () => {
    const email = "suspected@example.com";
    const message = "[url=https://desk.example]Buy backlinks[/url]";
    await send(server.visitor(), "support_requests", aSupportRequest({ email, message }));
    const source = { kind: "support", email, path: "/support", trap: true, seconds: 1.5 };
    await send(server.visitor(), "lead_sources", source);
    const found = await findPerson(server.backend.database.kysely, email);
    expect(found).toMatchObject([
      { relation: "lead_sources", content: { trap: true, seconds: 1.5 } },
      {
        relation: "support_requests",
        content: {
          message,
          spam_score: expect.any(Number),
          spam_reasons: expect.arrayContaining(["markup:4"]),
          quarantined_at: expect.any(String),
          judgement: null,
        },
      },
    ]);
  });

  test("one person is found, exported and erased in every table, and nobody else", async () => {
    const [email, other] = ["Person@Example.com", "neighbour@example.com"];
    const person = await server.stranger(email.toLowerCase());
    await sendEveryKind(server, person, email);
    await sendEveryKind(server, await server.stranger(other), other);
    const [first] = await entriesOf(email);
    await send(staff, "lead_notes", {
      kind: "contact",
      record_id: first?.id,
      body: "Wants a call.",
    });
    const { kysely } = server.backend.database;
    const found = await findPerson(kysely, email);
    const once = [...tables, "messages", "lead_notes", "lead_sources", "account"];
    const expected = [...once, "outbox"];
    expect(new Set(found.map(({ relation }) => relation))).toEqual(new Set(expected));
    expect(JSON.stringify(found)).not.toContain(other);
    expect(JSON.stringify(found)).not.toMatch(/password|token/);

    const before = (await findPerson(kysely, other)).length;
    const erasures = async () =>
      (await staff.from("audit_log").select("after").eq("action", "erase")).data?.length ?? 0;
    const logged = await erasures();
    const { totals } = await erasePerson(kysely, email);
    expect(totals).toEqual({
      ...Object.fromEntries(once.map((relation) => [relation, 1])),
      outbox: found.filter(({ relation }) => relation === "outbox").length,
    });
    const emails = await staff.from("outbox").select("to");
    expect(JSON.stringify(emails.data).toLowerCase()).toContain(other);
    expect(JSON.stringify(emails.data).toLowerCase()).not.toContain("person@example.com");
    expect(await findPerson(kysely, email)).toEqual([]);
    expect(await entriesOf(email)).toEqual([]);
    expect(await findPerson(kysely, other)).toHaveLength(before);
    const signIn = await server
      .visitor()
      .auth.signInWithPassword({ email, password: "correct horse battery" });
    expect(signIn.error).not.toBeNull();
    expect(await erasures()).toBe(logged + 1);
    const everything = await staff.from("audit_log").select("*");
    expect(JSON.stringify(everything.data).toLowerCase()).not.toContain("person@example.com");
  });

  test("the account of somebody who works here stays", async () => {
    await stored(
      server.visitor(),
      "support_requests",
      aSupportRequest({ email: "staff@example.com" }),
    );
    const { kysely } = server.backend.database;
    expect((await erasePerson(kysely, "STAFF@example.com")).totals).toEqual({
      support_requests: 1,
      outbox: 2,
    });
    expect((await server.signIn("staff@example.com")).auth).toBeDefined();
  });

  test("the commands do the same beside the running server", async () => {
    const email = "command@example.com";
    await stored(server.visitor(), "support_requests", aSupportRequest({ email }));
    const care = (...args: string[]) => runCommand("care", args, server.environment);
    expect((await care("find", email)).out).toBe("outbox: 2\nsupport_requests: 1\n");
    const exported = await care("export", email);
    expect(JSON.parse(exported.out)).toMatchObject([
      { relation: "outbox" },
      { relation: "outbox" },
      { relation: "support_requests" },
    ]);
    expect(await care("erase", email)).toMatchObject({
      code: 1,
      err: `This deletes everything about ${email} for good. Look first with find, then add --yes.\n`,
    });
    expect((await care("erase", email, "--yes")).out).toBe(
      "outbox: 2 erased\nsupport_requests: 1 erased\n",
    );
    expect((await care("find", email)).out).toBe("Nothing is stored about this address.\n");
    expect((await care("retention", "--dry-run")).out).toContain("support: 0 would be deleted\n");
    expect((await care("forget")).err).toMatch(/^Usage:/);
    expect((await care("find", "command")).err).toBe('"command" is not an e-mail address.\n');
  });

  test("nobody reaches these functions from outside", async () => {
    for (const name of [
      "expire",
      "find_person",
      "erase_person",
      "insert_missing_entries",
      "records_of",
    ]) {
      expect((await staff.rpc(name, { address: "a@b.co" })).status).toBe(404);
    }
  });
});

test("the owner's rules name only kinds and statuses that there are", () => {
  expect(() => readRetention()).not.toThrow();
  const isRule = (settings: object) => retentionShape.safeParse(settings).success;
  expect(isRule({ job: { months: 3, after: ["hired"] }, order: { months: 120 } })).toBe(true);
  expect(isRule({ fax: { months: 1 } })).toBe(false);
  expect(isRule({ job: { months: 3, after: ["approved"] } })).toBe(false);
  expect(isRule({ job: { months: 0 } })).toBe(false);
  expect(isRule({ quarantine: { months: 3 } })).toBe(true);
  expect(isRule({ quarantine: { months: 0 } })).toBe(false);
  expect(isRule({ quarantine: { months: 3, after: ["new"] } })).toBe(false);
  expect(isRule({ people: { months: 6 } })).toBe(true);
  expect(isRule({ people: { months: 0 } })).toBe(false);
  expect(isRule({ people: { months: 6, after: ["won"] } })).toBe(false);
  for (const name of ["deliveries", "tokens", "issues"]) {
    expect(isRule({ [name]: { months: 6 } })).toBe(true);
    expect(isRule({ [name]: { months: 6, after: ["new"] } })).toBe(false);
  }
  expect(isRule({ views: { months: 6 } })).toBe(true);
  expect(isRule({ views: { months: 6, after: ["new"] } })).toBe(false);
});

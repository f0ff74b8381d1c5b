import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { erasePerson, findPerson } from "../../server/privacy/person.ts";
import { columnsWith, everyRow } from "./every-column.ts";
import { sendEveryKind } from "./every-kind.ts";
import { find, send, stored } from "./records.ts";
import { aSupportRequest } from "../kinds/support.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";

describe.each(engines)("erasing an address everywhere on %s", (engine) => {
  let server: TestServer;
  let owner: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.staff("owner@example.com");
  });
  afterAll(() => server.remove());

  const database = () => server.backend.database.kysely;
  async function succeed<Data>(answer: PromiseLike<{ data: Data; error: unknown }>): Promise<Data> {
    const { data, error } = await answer;
    expect(error).toBeNull();
    return data;
  }
  async function recordOf(email: string, message: string): Promise<string> {
    return stored(server.visitor(), "support_requests", aSupportRequest({ email, message }));
  }
  async function addNote(record: string, body: string): Promise<void> {
    await succeed(send(owner, "lead_notes", { kind: "support", record_id: record, body }));
  }

  /** The worker does it by itself, at a time of its own, and no row may change but by the erasure. */
  async function letAllEmailsBeWritten(): Promise<void> {
    await server.mailWorker?.runDueMail();
  }

  /** Everywhere that people can put an address, and a few places that only the server writes. */
  async function spread(email: string, neighbour: string): Promise<void> {
    const encoded = encodeURIComponent(email);
    await sendEveryKind(server, await server.stranger(email.toLowerCase()), email);
    await sendEveryKind(server, await server.stranger(neighbour), neighbour);
    const quoting = await recordOf(neighbour, `Ask\n${email.toUpperCase()}. She "knows"\\${email}`);
    await addNote(quoting, `Heard of ${email}, <${email}>;${encoded}`);
    const bulk = { action: "tag", value: email, email: neighbour, archived: "all" };
    const { length } = await find<{ id: string }>(
      owner,
      { email: neighbour, archived: "all" },
      "id",
    );
    const batch = await succeed(
      owner.rpc("start_bulk", { ...bulk, expected: length }).single<{ batch: string }>(),
    );
    expect(await succeed(owner.rpc("run_bulk", { batch: batch?.batch }))).toBe(0);
    await succeed(owner.rpc("export_page", { email }));
    await succeed(owner.rpc("export_page", { search: `x ${email}`, tag: email }));
    await succeed(owner.rpc("invite_staff", { email, display_name: `Miss ${email}` }));
    await succeed(owner.rpc("invite_staff", { email }));
    for (const address of [`?search=${encoded}`, `?search=${email}&view=support`]) {
      const view = { name: `${address.length} ${email}`, address };
      await succeed(send(owner, "saved_views", view));
    }
    await sql`
      update public.outbox set error = ${`550 <${email}> is not known here`}, subject = ${email},
        payload = jsonb_build_object('cc', ${email}::text)
      where "to" = ${neighbour}`.execute(database());
    await sql`
      update public.staff set display_name = ${email}
      where user_id = (select id from auth.users where email = 'owner@example.com')`.execute(
      database(),
    );
    await sql`
      update auth.users set raw_user_meta_data = jsonb_build_object('friend', ${email}::text)
      where email = ${neighbour}`.execute(database());
  }

  test("afterwards no column of any table has it, and of others everything else is as it was", async () => {
    const [email, neighbour] = ["Erase.Me+Shop@Example.com", "stays@example.com"];
    const spellings = [email, encodeURIComponent(email), email.replace("+", "%2B")];
    await sql`create table private.added_later (
      note text, list text[], facts jsonb, old json, short varchar(60))`.execute(database());
    await sql`insert into private.added_later values (${email}, array['a', ${email}::text, 'b'],
      jsonb_build_object(${email}::text, jsonb_build_array(E'line\n' || ${email}::text)),
      json_build_object('at', ${email}::text), ${email}), ('kept', '{}', '{}', null, null)`.execute(
      database(),
    );
    await spread(email, neighbour);
    await letAllEmailsBeWritten();
    const before = await everyRow(database());
    const own = before
      .filter(({ row }) => JSON.parse(row).email?.toLowerCase() === email.toLowerCase())
      .map(({ row }) => String(JSON.parse(row).id));
    const touched = new Set(await columnsWith(database(), spellings));
    expect([...touched]).toEqual(
      expect.arrayContaining([
        "public.audit_log.before",
        "public.audit_log.after",
        "public.inbox_entries.tags",
        "public.inbox_entries.search_text",
        "public.saved_views.address",
        "public.staff.display_name",
        "public.outbox.error",
        "public.outbox.payload",
        "private.bulk_batches.value",
        "auth.users.raw_user_meta_data",
      ]),
    );
    const found = await findPerson(database(), email);
    expect(new Set(found.map(({ relation }) => relation))).toEqual(
      new Set([...touched].flatMap(relationOf)),
    );

    await erasePerson(database(), email);
    expect(await columnsWith(database(), spellings)).toEqual([]);
    expect(await findPerson(database(), email)).toEqual([]);

    const after = await everyRow(database());
    const asText = ({ table, row }: { table: string; row: string }) => `${table} ${row}`;
    // The log, and what tells a host that a call does not take place.
    const isNews = ({ table, row }: { table: string; row: string }) =>
      table === "public.audit_log" ||
      (table === "public.outbox" && JSON.parse(row).template === "call-staff");
    const expected = before
      .filter(({ row }) => !isOwn(row))
      .map((one) => asText({ ...one, row: marked(one.row) }));
    const left = after.map(asText);
    expect(expected.filter((row) => !left.includes(row))).toEqual([]);
    const known = new Set(expected);
    const made = after.filter((one) => !isNews(one) && !known.has(asText(one)));
    expect(made).toEqual([]);

    function isOwn(row: string): boolean {
      const { email: sender, to, ...rest } = JSON.parse(row);
      return (
        [sender, to].some((one) => String(one).toLowerCase() === email.toLowerCase()) ||
        ["id", "user_id", "entry_id", "record_id", "subscriber_id", "booking_id"].some(
          (name) => name in rest && own.includes(String(rest[name])),
        )
      );
    }
    function marked(row: string): string {
      return spellings.reduce((text, spelling) => replaceAll(text, spelling, "[erased]"), row);
    }
  });

  test("addresses that are longer on either side are others, and stay", async () => {
    const email = "ada@example.com";
    const others = [
      "nada@example.com",
      "x.ada@example.com",
      "x-ada@example.com",
      "ada@example.com.au",
      "ada@example.community",
      "ada+shop@example.com",
    ];
    for (const other of others) await recordOf(other, `From ${other}, really.`);
    const quoting = await recordOf("quotes@example.com", others.join(" "));
    await addNote(quoting, `Not ${others.join(", ")}`);
    await letAllEmailsBeWritten();
    const before = await everyRow(database());
    expect(await erasePerson(database(), email)).toEqual({ totals: {}, mailboxCopies: [] });
    const after = await everyRow(database());
    expect(after).toEqual(expect.arrayContaining(before));
    // That an erasure was asked for is in the log.
    expect(after).toHaveLength(before.length + 1);
  });

  test("two views of one name each become two names", async () => {
    for (const email of ["first@example.com", "second@example.com"]) {
      await succeed(send(owner, "saved_views", { name: email, address: "" }));
      expect((await erasePerson(database(), email)).totals).toEqual({ saved_views: 1 });
    }
    const { data } = await owner.from("saved_views").select("name");
    expect(data?.filter(({ name }) => name.startsWith("[erased"))).toHaveLength(2);
  });

  test("a message as long as may be stays one", async () => {
    const email = "a@b.co";
    const message = `${"x".repeat(10_000 - email.length - 1)} ${email}`;
    const id = await recordOf("long@example.com", message);
    await erasePerson(database(), email);
    const { data } = await owner.from("support_requests").select("message").eq("id", id).single();
    expect(data?.message).toBe(message.replace(email, "[-]"));
  });

  test.each(["o'hara@example.com", "zoë@exämple.com", "a*b(c)@example.com", "%41@example.com"])(
    "%s is taken for what it is",
    async (email) => {
      const id = await recordOf("odd@example.com", `Write to ${email}!`);
      await succeed(owner.rpc("export_page", { search: email }));
      await erasePerson(database(), email);
      expect(await columnsWith(database(), [email])).toEqual([]);
      const { data } = await owner.from("support_requests").select("message").eq("id", id).single();
      expect(data?.message).toBe("Write to [erased]!");
    },
  );

  test("what is no address is refused, and erases nothing", async () => {
    await recordOf("", "Without an address");
    await letAllEmailsBeWritten();
    const before = await everyRow(database());
    for (const text of ["", " ", "@", "ada", "example.com"]) {
      await expect(erasePerson(database(), text)).rejects.toThrow(/is not an e-mail address/);
      await expect(findPerson(database(), text)).rejects.toThrow(/is not an e-mail address/);
    }
    expect(await everyRow(database())).toEqual(before);
  });

  test("nothing is erased when the address cannot be taken out of a table", async () => {
    const email = "stuck@example.com";
    await recordOf(email, "Mine");
    await sql`create type private.label as enum ('stuck@example.com')`.execute(database());
    await sql`create table private.labelled (label private.label)`.execute(database());
    await sql`insert into private.labelled values ('stuck@example.com')`.execute(database());
    await expect(erasePerson(database(), email)).rejects.toThrow(
      "Nothing was erased: the address cannot be taken out of private.labelled.",
    );
    expect((await findPerson(database(), email)).map(({ relation }) => relation)).toContain(
      "support_requests",
    );
    await sql`drop table private.labelled`.execute(database());
    await erasePerson(database(), email);
    await sql`drop type private.label`.execute(database());
    expect(await findPerson(database(), email)).toEqual([]);
  });

  test("the account of somebody who works here stays whole, other mentions of it go", async () => {
    const email = "colleague@example.com";
    const colleague = await server.staff(email);
    await addNote(await recordOf("guest@example.com", `Thanks to ${email}`), email);
    await erasePerson(database(), email);
    expect((await findPerson(database(), email)).map(({ relation }) => relation)).toEqual([
      "account",
    ]);
    const hits = await columnsWith(database(), [email]);
    expect(hits.filter((column) => !column.startsWith("auth."))).toEqual([]);
    expect((await colleague.rpc("staff_seen")).data).toBe("agent");
    expect((await server.signIn(email)).auth).toBeDefined();
  });

  test("the log stays append-only for everybody, the service role and the owner of the table among them", async () => {
    const email = "logged@example.com";
    await succeed(owner.rpc("invite_staff", { email }));
    await sql`select set_config('private.erasing', 'on', false)`.execute(database());
    const changes = [
      sql`update public.audit_log set at = now()`,
      sql`update public.audit_log set after = '{}'`,
      sql`delete from public.audit_log`,
      sql`truncate public.audit_log`,
    ];
    for (const role of ["anon", "authenticated", "service_role"]) {
      for (const change of [...changes, sql`insert into private.erasures (pattern) values ('.')`]) {
        const attempt = database()
          .transaction()
          .execute(async (transaction) => {
            await sql.raw(`set local role ${role}`).execute(transaction);
            await change.execute(transaction);
          });
        await expect(attempt).rejects.toMatchObject({ code: "42501" });
      }
    }
    for (const change of changes) {
      await expect(change.execute(database())).rejects.toThrow("The audit log is append-only.");
      // Not even while an erasure is under way.
      const attempt = database()
        .transaction()
        .execute(async (transaction) => {
          await sql`insert into private.erasures (pattern) values ('logged@example\\.com')`.execute(
            transaction,
          );
          await change.execute(transaction);
        });
      await expect(attempt).rejects.toThrow("The audit log is append-only.");
    }
    await erasePerson(database(), email);
    const { rows } = await sql`select from private.erasures`.execute(database());
    expect(rows).toEqual([]);
  });
});

/** The name that `find` has for the table of a column; what signs in to an account goes with it. */
function relationOf(column: string): string[] {
  const [schema, table = ""] = column.split(".");
  if (schema === "public") return [table];
  if (table === "users") return ["account", "auth.users"];
  return schema === "auth" ? [] : [`${schema}.${table}`];
}

function replaceAll(text: string, search: string, mark: string): string {
  const literal = search.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.replaceAll(new RegExp(literal, "gi"), mark);
}

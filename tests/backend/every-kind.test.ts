import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isMailAddress } from "../../server/mail/plain.ts";
import { erasePerson, findPerson } from "../../server/privacy/person.ts";
import { everyKind, rowFrom, type SampledKind } from "../kinds/every-kind.ts";
import { sendAs, sendersOf, type Senders } from "./every-kind.ts";
import { find } from "./records.ts";
import { atOffice, dueAtOffice } from "./reply-due.ts";
import { engines, startTestServer, type Chair, type TestServer } from "./test-server.ts";

type Found = Readonly<Record<string, unknown>> & { readonly id: string };

/** What holds for every kind of record, from its form to its end. What is particular stands in tests of its own. */
describe.each(engines)("every kind of record on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;
  let owner: Chair;
  let stranger: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    // Whoever is first owns the place.
    owner = await server.staff("owner@example.com");
    staff = await server.staff("staff@example.com");
    stranger = await server.stranger("stranger@example.com");
  });
  afterAll(() => server.remove());

  function run(statement: string) {
    return sql.raw(statement).execute(server.backend.database.unhurried);
  }

  describe.each(everyKind)("$name", (kind) => {
    const { record } = kind;
    const email = `sender@${kind.name}.example`;
    let senders: Senders;

    beforeAll(async () => {
      senders = sendersOf(server, await server.stranger(email));
    });

    async function send(of: SampledKind, row = rowFrom(of, email)): Promise<Found> {
      const before = new Set((await entries()).map(({ id }) => id));
      const { error } = await sendAs(senders, of, row);
      expect(error).toBeNull();
      const added = (await entries()).filter(({ id }) => !before.has(id));
      const [entry] = added;
      if (added.length !== 1 || !entry) throw new Error(`${added.length} entries have come.`);
      return entry;
    }
    function entries() {
      return find<Found>(staff, { email, archived: "all" }, "*");
    }
    /** A reader of the newsletter is there once: gone again, the next may come. */
    async function forget(): Promise<void> {
      await run(`delete from public.${record.table} where email = '${email}'`);
    }

    test("is listed under its reference as its form was filled in, and is found by its words", async () => {
      const entry = await send(kind);
      const reference = `${record.prefix}-${entry.id.slice(0, 8).toUpperCase()}`;
      const due = dueAtOffice(record.replyWithin, Date.parse(String(entry["created_at"])));
      expect(entry).toMatchObject({ kind: kind.name, reference, email });
      expect(entry["status"]).toBe(record.statuses[0].value);
      expect(entry["answered_at"]).toBeNull();
      expect(due === null ? entry["due_at"] : atOffice(Date.parse(String(entry["due_at"])))).toBe(
        due ?? "infinity",
      );
      const { subject = entry["subject"], ...texts } = kind.sample.entry;
      expect(entry).toMatchObject({ ...texts, subject });
      const hits = await find<Found>(staff, { search: reference.toLowerCase() }, "id");
      expect(hits).toEqual([{ id: entry.id }]);
      await forget();
    });

    test("the same send again is answered alike and stored once", async () => {
      const row = rowFrom(kind, email);
      await send(kind, row);
      const again = await Promise.all(Array.from({ length: 4 }, () => sendAs(senders, kind, row)));
      expect(again.map(({ error }) => error)).toEqual([null, null, null, null]);
      expect(await entries()).toHaveLength(1);
      await forget();
    });

    test("the team hears of it and its sender is told, as the registry says", async () => {
      const entry = await send(kind);
      const { data } = await staff
        .from("outbox")
        .select("template,to,payload")
        .eq("entry_id", entry.id);
      const told = (data ?? []).filter(({ template }) => ["notice", "receipt"].includes(template));
      const wanted = record.acknowledgement === null ? [] : ["notice", "receipt"];
      expect(isMailAddress(email)).toBe(true);
      expect(told).toHaveLength(wanted.length);
      expect(new Set(told.map(({ template }) => template))).toEqual(new Set(wanted));
      for (const { payload } of told)
        expect(payload).toMatchObject({ kind: kind.name, reference: entry["reference"] });
      await forget();
    });

    test("only staff read it, and they change its status and nothing else", async () => {
      const { id } = await send(kind);
      const { visitor } = senders;
      const [column] = record.columns.filter((name) => name !== "user_id");
      const other = { [column ?? ""]: "changed" };
      const first = { status: record.statuses[0].value };
      expect((await visitor.from(record.table).select("*")).error?.code).toBe("42501");
      expect((await stranger.from(record.table).select("*")).data).toEqual([]);
      const { data } = await staff.from(record.table).select("*").eq("id", id);
      expect(Object.keys(data?.[0] ?? {}).toSorted()).toEqual(
        ["id", "status", "created_at", ...record.columns].toSorted(),
      );
      expect((await staff.from(record.table).update(other).eq("id", id)).error?.code).toBe("42501");
      expect((await visitor.from(record.table).update(first).eq("id", id)).error?.code).toBe(
        "42501",
      );
      expect(
        (await stranger.from(record.table).update(first).eq("id", id).select("id")).data,
      ).toEqual([]);
      for (const chair of [visitor, stranger, staff, owner]) {
        expect((await chair.from(record.table).delete().eq("id", id)).error?.code).toBe("42501");
        const early = { ...rowFrom(kind, email), ...first, created_at: "2020-01-01T00:00:00Z" };
        expect((await chair.from(record.table).insert(early)).error?.code).toBe("42501");
      }
      await forget();
    });

    test("it goes where the registry says and nowhere else, and its entry follows", async () => {
      const { id } = await send(kind);
      const gone: string[] = [];
      // What its sender has still to confirm has no entry.
      const leads = record.statuses.filter(({ isLead }) => isLead !== false);
      for (const { value: from } of leads) {
        for (const to of [...record.statuses.map(({ value }) => value), "nowhere"]) {
          if (to === from) continue;
          await run(`
            select set_config('private.moves_freely', 'on', true);
            update public.${record.table} set status = '${from}' where id = '${id}'`);
          await staff.from(record.table).update({ status: to }).eq("id", id);
          const [row] = (await staff.from(record.table).select("status").eq("id", id)).data ?? [];
          const entry = await staff.from("inbox_entries").select("status").eq("id", id).single();
          expect(entry.data?.status).toBe(row?.status);
          expect([from, to]).toContain(row?.status);
          if (row?.status === to) gone.push(`${from} ${to}`);
        }
      }
      const listed = record.statuses.flatMap(({ value, leadsTo }) =>
        leadsTo.map((to) => `${value} ${to}`),
      );
      expect(gone.toSorted()).toEqual(listed.toSorted());
      await forget();
    });

    test("it is in its owner's export and with its person, and goes in its time", async () => {
      const { id } = await send(kind);
      const { data } = await owner.rpc("export_page", { email });
      expect(data).toMatchObject([{ id, entry: { kind: kind.name }, record: { id, email } }]);
      const { kysely } = server.backend.database;
      const found = await findPerson(kysely, email);
      expect(found.filter(({ relation }) => relation === record.table)).toMatchObject([{ id }]);
      expect(await expired(0)).toBe(1);
      expect(await expired(1)).toBe(0);
      await erasePerson(kysely, email);
      expect(await entries()).toEqual([]);
      expect(await findPerson(kysely, email)).toEqual([]);
      senders = sendersOf(server, await server.stranger(email));
    });

    /** How many records of this kind would go after so many months. */
    async function expired(months: number): Promise<number> {
      const { rows } = await sql<{ total: string }>`
        select private.expire(${kind.name}, ${months}::integer, '{}', true)::text as total`.execute(
        server.backend.database.kysely,
      );
      return Number(rows[0]?.total);
    }
  });
});

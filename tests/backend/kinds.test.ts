import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordKinds } from "#domain/registry.ts";
import { engines, startTestServer, type TestServer } from "./test-server.ts";

type Registered = {
  readonly kind: string;
  readonly relation: string;
  readonly prefix: string;
  readonly sent_by: string;
  readonly first_status: string;
  readonly hours: number | null;
  readonly working_days: number | null;
  readonly parts: Readonly<Record<string, readonly string[]>>;
  readonly acknowledgement: string;
};

type ReplyWithin = (typeof recordKinds)[number]["replyWithin"];
const hoursOf = (within: ReplyWithin) => (within && "hours" in within ? within.hours : null);
const workingDaysOf = (within: ReplyWithin) =>
  within && "workingDays" in within ? within.workingDays : null;

const acknowledgements = (value: (typeof recordKinds)[number]["acknowledgement"]) => {
  if (value === null) return "none";
  return value === "own" ? "full" : "plain";
};

describe.each(engines)("kinds of records on %s", (engine) => {
  let server: TestServer;
  let registered: readonly Registered[];

  beforeAll(async () => {
    server = await startTestServer(engine);
    registered = await ask<Registered>(`
      select kind, relation, prefix, sent_by, first_status, parts, acknowledgement,
        nullif(extract(hour from reply_within), 0)::integer as hours,
        nullif(extract(day from reply_within), 0)::integer as working_days
      from private.record_kinds`);
  });
  afterAll(() => server.remove());

  async function ask<Row>(query: string): Promise<readonly Row[]> {
    const { rows } = await sql.raw<Row>(query).execute(server.backend.database.kysely);
    return rows;
  }

  test("the database has the kinds of the registry, with the same facts", () => {
    expect(new Set(registered)).toEqual(
      new Set(
        recordKinds.map((kind) => ({
          kind: kind.kind,
          relation: kind.table,
          prefix: kind.prefix,
          sent_by: kind.sentBy === "anyone" || kind.sentBy === "account" ? kind.sentBy : "function",
          first_status: kind.statuses[0].value,
          hours: hoursOf(kind.replyWithin),
          working_days: workingDaysOf(kind.replyWithin),
          acknowledgement: acknowledgements(kind.acknowledgement),
          parts: expect.anything(),
        })),
      ),
    );
  });

  test("transitions are those of the registry", async () => {
    const rows = await ask<{ line: string }>(
      "select concat_ws(' ', kind, from_status, to_status) as line from public.status_moves",
    );
    const listed = recordKinds.flatMap(({ kind, statuses }) =>
      statuses.flatMap(({ value, leadsTo }) => leadsTo.map((to) => `${kind} ${value} ${to}`)),
    );
    expect(rows.map(({ line }) => line).toSorted()).toEqual(listed.toSorted());
  });

  test.each(recordKinds)(
    "the table of $kind has the columns and statuses of the registry",
    async ({ kind, table, columns, statuses, fields, message }) => {
      const found = await ask<{ name: string }>(`
        select attname as name from pg_attribute
        where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped`);
      const names = found.map(({ name }) => name);
      expect(names.toSorted()).toEqual(["id", "status", "created_at", ...columns].toSorted());
      expect(columns).toEqual(expect.arrayContaining(fields.map(({ column }) => column)));
      expect([...names, null]).toContain(message);
      const parts = registered.find((row) => row.kind === kind)?.parts ?? {};
      for (const part of Object.values(parts).flat()) expect(names).toContain(part.split(".")[0]);
      const [check] = await ask<{ text: string }>(`
        select pg_get_constraintdef(oid) as text from pg_constraint
        where conrelid = 'public.${table}'::regclass and contype = 'c'
          and conkey = array[(select attnum from pg_attribute
            where attrelid = 'public.${table}'::regclass and attname = 'status')]`);
      const allowed = [...(check?.text ?? "").matchAll(/'(\w+)'::text/g)].map(([, value]) => value);
      expect(allowed).toEqual(statuses.map(({ value }) => value));
    },
  );

  test("every table whose rows get an entry is registered, and the reverse", async () => {
    const rows = await ask<{ relation: string }>(`
      select tgrelid::regclass::text as relation from pg_trigger
      where tgname ~ '_entry_insert$' and not tgisinternal`);
    expect(rows.map(({ relation }) => relation.replace(/^public\./, "")).toSorted()).toEqual(
      registered.map(({ relation }) => relation).toSorted(),
    );
  });

  test("nobody from outside reads the registry or registers", async () => {
    const roles = await ask<{ role: string; reads: boolean; registers: boolean }>(`
      select role, has_table_privilege(role, 'private.record_kinds', 'select') as reads,
        has_function_privilege(role, (select oid from pg_proc where proname = 'register_kind'), 'execute') as registers
      from unnest(array['anon', 'authenticated', 'service_role']) role`);
    expect(roles.filter(({ reads, registers }) => reads || registers)).toEqual([]);
  });
});

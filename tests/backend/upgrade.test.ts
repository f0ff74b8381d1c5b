import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql, type Kysely } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import type { Database } from "../../server/backend/database.ts";
import { openEmbeddedDatabase } from "../../server/backend/embedded/embedded-database.ts";
import { createLiteApp, keepColumnGrants } from "../../server/backend/lite-app.ts";
import { listMigrations, migrate } from "../../server/backend/migrations.ts";
import { openPostgresDatabase } from "../../server/backend/postgres-database.ts";
import { createAuthFunctions, createRoles } from "../../server/backend/roles.ts";
import { secretsOfFolder } from "../../server/backend/secrets.ts";
import { isKindName, kindOf } from "#domain/registry.ts";
import { dropDatabase } from "../support/postgres-server.ts";
import { emptyPostgres } from "./prepared-database.ts";
import { atOffice, dueAtOffice } from "./reply-due.ts";
import { comparable, type Rows } from "./answers-before.ts";
import { type Engine, engines } from "./test-server.ts";

const STATEMENT_TIMEOUT_MS = 60_000;
const account = "00000000-0000-4000-8000-000000000001";
const session = "00000000-0000-4000-8000-000000000002";
const address = "mara@example.com";

/** A team of one, and every kind of record in every status that its table allows. */
const contents = `
  insert into auth.users (id, email) values ('${account}', 'owner@example.com');
  insert into auth.sessions (id, user_id) values ('${session}', '${account}');
  insert into public.staff (user_id, display_name, role) values ('${account}', 'Olga', 'owner');
  select set_config('private.moves_freely', 'on', false);
  insert into public.contact_submissions (name, email, company, project_type, budget, message) values
    ('Mara', '${address}', null, null, null, 'A booking desk'),
    ('Mara', '${address}', 'Desks', 'custom', '10k-25k', 'And a shop');
  update public.contact_submissions set status = 'responded' where message = 'And a shop';
  insert into public.consultation_applications (first_name, last_name, email, phone, project_title,
    project_description, budget, timeline, consultation_type, agree_to_terms, status)
    select 'Mara', 'Élan', '${address}', '1', 'Desk ' || status, 'Cafés order at night.', '5000-10000', 'asap',
      'video-call', true, status
    from unnest(array['new', 'scheduled', 'completed', 'declined']) status;
  insert into public.support_requests (first_name, last_name, email, subject, message, status)
    values ('', '', '${address}', '', 'It is empty.', 'open'), ('', 'Élan', '${address}', 'Export', '', 'resolved');
  insert into public.call_bookings (type, name, email, phone, starts_at, ends_at, tz, status)
    select 'call15', 'Mara', '${address}', '', at, at + interval '15 minutes', 'Europe/Lisbon', status
    from unnest(array['confirmed', 'done', 'no_show', 'cancelled']) with ordinality kept (status, place),
      lateral (select date_trunc('hour', now()) + place * interval '1 day' as at) slot;
  select public.place_order('package', 'starter', 'Mara', '${address}', 'Portugal', 'Rua 1', true,
    array['rush-delivery']);
  select public.place_order('plan', 'professional', 'Mara', '${address}', 'Portugal', 'Rua 1', true);
  update public.package_orders set status = 'paid' where kind = 'plan';
  insert into public.partner_applications (user_id, contact_name, company, partner_type, status)
    values ('${account}', '', 'Desks', 'agency', 'new'), ('${account}', 'Mara', 'Desks', 'reseller', 'rejected');
  insert into public.portal_applications (user_id, full_name, profile_url, availability, status)
    values ('${account}', 'Mara', 'https://mara.example', 'weekends', 'invited');
  insert into public.job_applications (job_slug, full_name, email, message, status)
    values ('product-designer', 'Mara', '${address}', 'I draw.', 'new'),
      ('old-role', 'Mara', '${address}', 'I drew.', 'hired');
  select public.subscribe('${address}', '/blog');
  insert into public.lead_sources (kind, email, path, utm_source) values ('order', '${address}', '/purchase', 'letter');
  insert into public.lead_notes (kind, record_id, body, author_id)
    select kind, id, 'Call first', '${account}' from public.inbox_entries where kind in ('job', 'portal');
  insert into public.saved_views (owner_id, name, address) values ('${account}', 'New', '?view=portal&due=overdue');
  update public.inbox_entries set tags = '{warm}', assignee_id = '${account}' where kind in ('order', 'call');
`;

/** What lists, counts, e-mails, exports and the privacy commands answer. */
const questions: Readonly<Record<string, string>> = {
  entries: "select * from public.find_entries(archived => 'all') order by id",
  search: "select id from public.find_entries(search => 'elan') order by id",
  counts: "select * from public.inbox_counts() order by kind",
  insights: "select * from public.lead_insights() order by dimension, key",
  sources: "select * from public.lead_sources order by id",
  emails: `select template, "to", payload, entry_id, state from public.outbox order by entry_id, template`,
  notes: "select kind, body from public.lead_notes order by kind, id",
  views: "select address from public.saved_views",
  transitions: "select * from public.status_moves order by kind, from_status, to_status",
  export: "select entry, record from public.export_page(archived => 'all')",
  person: `select * from private.find_person('${address}') order by relation, id`,
  old: `
    select kind, private.expire(kind, 0, '{}', true)::int as all_of_it,
      private.expire(kind, 0, array['responded', 'resolved', 'rejected', 'hired'], true)::int as decided
    from (select distinct kind from public.status_moves) known order by kind`,
  references:
    "select private.reference_of(kind, id) as reference from public.inbox_entries order by id",
};

describe.each(engines)("a database of an earlier version on %s", (engine) => {
  const opened: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  });

  /** A database as the version whose last migration this was has left it. */
  async function earlier(last: string): Promise<Database> {
    const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-earlier-"));
    opened.push(async () => rmSync(folder, { recursive: true, force: true }));
    const database = await open(engine, folder);
    opened.push(() => database.close());
    await createRoles(database.kysely);
    const app = createLiteApp(database.connection, await secretsOfFolder(folder), false);
    await app.ensureSystemSchema();
    await createAuthFunctions(database.kysely);
    keepColumnGrants(database.connection);
    await migrate(
      database,
      listMigrations().filter(({ version }) => version <= last),
    );
    return database;
  }

  async function open(kind: Engine, folder: string): Promise<Database> {
    if (kind === "PGlite") return openEmbeddedDatabase(folder, STATEMENT_TIMEOUT_MS);
    const url = await emptyPostgres();
    opened.push(() => dropDatabase(url));
    return openPostgresDatabase(url, STATEMENT_TIMEOUT_MS);
  }

  test("with every kind in it answers every question as before", async () => {
    const database = await earlier("20261124090100");
    await run(database.unhurried, contents);
    const before = await answers(database.unhurried);
    expect(Object.keys(before).filter((name) => before[name]?.length === 0)).toEqual([]);
    await migrate(database);
    expect(comparable(await answers(database.unhurried))).toEqual(comparable(before));

    await sql`delete from public.inbox_entries`.execute(database.unhurried);
    await sql`select private.insert_missing_entries()`.execute(database.unhurried);
    const anew = await answers(database.unhurried);
    expect(anew["references"]).toEqual(before["references"]);
    expect(anew["search"]).toEqual(before["search"]);
  });

  test("gives what waits in it a clock, and tells nobody of it until a letter opens it again", async () => {
    const database = await earlier("20261124090100");
    const { unhurried } = database;
    await run(unhurried, contents);
    await migrate(database);
    const { rows: waiting } = await sql<{ kind: string; since: string; due: string }>`
      select kind, to_jsonb(created_at) #>> '{}' as since, to_jsonb(due_at) #>> '{}' as due
      from public.inbox_entries where waiting_since is not null and kind not in ('call', 'newsletter')`.execute(
      unhurried,
    );
    expect(new Set(waiting.map(({ kind }) => kind))).toEqual(
      new Set(["contact", "consultation", "support", "order", "partner", "job"]),
    );
    for (const { kind, since, due } of waiting) {
      const promise = isKindName(kind) ? kindOf(kind).replyWithin : null;
      expect([kind, atOffice(Date.parse(due))]).toEqual([
        kind,
        dueAtOffice(promise, Date.parse(since)),
      ]);
    }
    await run(
      unhurried,
      "update public.inbox_entries set due_at = now() - interval '1 minute' where waiting_since is not null",
    );
    await sql`select private.find_nudges()`.execute(unhurried);
    expect(await ask(unhurried, "select what from private.nudged")).toEqual([]);

    const reopened = "kind = 'support' and status = 'resolved'";
    await run(
      unhurried,
      `select private.reopen(id, now()) from public.inbox_entries where ${reopened}`,
    );
    expect(
      await ask(unhurried, `select is_watched from public.inbox_entries where ${reopened}`),
    ).toEqual([{ is_watched: true }]);
  });

  test("says of what is in it what it is worth", async () => {
    const database = await earlier("20261124090100");
    const { unhurried } = database;
    await run(unhurried, contents);
    await migrate(database);
    expect(
      await ask(
        unhurried,
        `select distinct kind, budget, worth_cents::integer as worth from public.inbox_entries
          where kind <> 'order' and worth_cents >= 0 order by kind`,
      ),
    ).toEqual([
      { kind: "consultation", budget: "5000-10000", worth: 500_000 },
      { kind: "contact", budget: "10k-25k", worth: 1_000_000 },
    ]);
    expect(
      await ask(
        unhurried,
        `select ordered.kind, entry.worth_cents > 0 as has_worth,
            entry.amount_cents is not distinct from nullif(ordered.subtotal_cents, 0) as once,
            entry.monthly_cents is not distinct from nullif(ordered.monthly_cents, 0) as monthly
          from public.inbox_entries entry join public.package_orders ordered on ordered.id = entry.id order by 1`,
      ),
    ).toEqual(
      ["package", "plan"].map((kind) => ({ kind, has_worth: true, once: true, monthly: true })),
    );
    expect(
      await ask(unhurried, "select distinct domain from public.inbox_entries where email <> ''"),
    ).toEqual([{ domain: "example.com" }]);
  });

  test("with calls in it keeps them in the team's calendar, with the letters that wait", async () => {
    const database = await earlier("20261125090200");
    await run(
      database.unhurried,
      `insert into auth.users (id, email) values ('${account}', 'owner@example.com');
      insert into public.staff (user_id, display_name, role) values ('${account}', 'Olga', 'owner');
      insert into public.call_bookings (type, name, email, phone, starts_at, ends_at)
        select 'call15', 'Mara', '${address}', phone, at, at + interval '15 minutes'
        from (values ('', interval '30 minutes'), ('+1 212 555 0100', interval '3 days')) call (phone, ahead),
          lateral (select now() + ahead as at) slot`,
    );
    await migrate(database);
    expect(
      await ask(
        database.unhurried,
        "select host, place, sequence, status from public.call_bookings order by starts_at",
      ),
    ).toEqual(
      ["none", "phone"].map((place) => ({ host: 1, place, sequence: 0, status: "confirmed" })),
    );
    expect(
      await ask(
        database.unhurried,
        `select template, coalesce(payload ->> 'event', '') as event, count(*)::integer as total
          from public.outbox group by 1, 2 order by 1, 2`,
      ),
    ).toEqual([
      { template: "call-booked", event: "", total: 2 },
      // A day and an hour before the later one.
      { template: "call-reminder", event: "reminder", total: 2 },
      { template: "call-staff", event: "booked", total: 2 },
    ]);
    expect(
      await ask(
        database.unhurried,
        "select name, takes_calls from public.call_hosts order by number",
      ),
    ).toEqual([
      { name: "Team", takes_calls: true },
      { name: "Olga", takes_calls: false },
    ]);
  });

  test("that had messages only lists them", async () => {
    const database = await earlier("20261120090200");
    await run(
      database.unhurried,
      `insert into public.contact_submissions (name, email, message)
        select 'Mara', 'mara' || i || '@example.com', 'Message ' || i from generate_series(1, 5) i`,
    );
    await migrate(database);
    const { rows } = await sql`
      select kind, name, status, due_at - created_at as within from public.inbox_entries`.execute(
      database.unhurried,
    );
    expect(rows).toHaveLength(5);
    expect(new Set(rows.map((row) => Reflect.get(row as object, "kind")))).toEqual(
      new Set(["contact"]),
    );
  });
});

async function run(kysely: Kysely<unknown>, script: string): Promise<void> {
  await kysely.connection().execute(async (connection) => {
    for (const statement of script.split(/;\n/)) {
      if (statement.trim() !== "") await sql.raw(statement).execute(connection);
    }
  });
}

async function ask(kysely: Kysely<unknown>, question: string): Promise<readonly unknown[]> {
  return (await sql.raw(question).execute(kysely)).rows;
}

/** Every question, asked by the owner with a living session. */
async function answers(kysely: Kysely<unknown>): Promise<Readonly<Record<string, Rows>>> {
  const found: Record<string, Rows> = {};
  for (const [name, question] of Object.entries(questions)) {
    found[name] = await kysely.transaction().execute(async (transaction) => {
      const claims = JSON.stringify({ sub: account, session_id: session });
      await sql`select set_config('request.jwt.claims', ${claims}, true),
        set_config('request.jwt.claim.sub', ${account}, true)`.execute(transaction);
      const { rows } = await sql.raw<Rows[number]>(question).execute(transaction);
      return rows;
    });
  }
  return found;
}

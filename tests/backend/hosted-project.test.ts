import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startMailProcess } from "./child-server.ts";
import { startImapServer } from "./imap-server.ts";
import { startSmtpServer } from "./smtp-server.ts";
import { engines, startTestServer, type TestServer } from "./test-server.ts";

const migrations = path.join(import.meta.dirname, "../../supabase/migrations");

/**
 * What a hosted project has from the start, as far as it matters to us: the owner of the migrations is no superuser, the
 * tables of sign-in belong to somebody else, and whatever is made in `public` is open to everybody by default.
 */
const newProject = `
  create role owner login password 'owner' createdb createrole bypassrls;
  grant anon, authenticated, service_role to owner;
  create schema auth;
  create table auth.users (id uuid primary key, email text, encrypted_password text, last_sign_in_at timestamptz, created_at timestamptz);
  create table auth.sessions (id uuid primary key, user_id uuid references auth.users on delete cascade);
  create table auth.refresh_tokens (id bigserial primary key, user_id text, session_id uuid references auth.sessions);
  create function auth.uid() returns uuid language sql stable as
    $f$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $f$;
  create function auth.jwt() returns jsonb language sql stable as
    $f$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $f$;
  grant usage on schema auth to anon, authenticated, service_role, owner;
  grant all on all tables in schema auth to owner;
  grant usage on schema public to anon, authenticated, service_role;
  grant usage, create on schema public to owner;
  alter default privileges for role owner in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role owner in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role owner in schema public grant all on sequences to anon, authenticated, service_role;
`;

/** Everything that strangers and accounts may do, one line each. */
const allowed = `
  with role(name) as (values ('anon'), ('authenticated')),
  place as (
    select oid, relkind, oid::regclass::text as name from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  )
  select concat_ws(' ', role.name, verb, place.name) as line
  from role, place, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger']) as verb
  where relkind in ('r', 'v') and has_table_privilege(role.name, place.oid, verb)
  union all
  select concat_ws(' ', role.name, verb, place.name, attname)
  from role, place, pg_attribute, unnest(array['select', 'insert', 'update']) as verb
  where attrelid = place.oid and attnum > 0 and not attisdropped and relkind in ('r', 'v')
    and has_column_privilege(role.name, place.oid, attnum, verb)
  union all
  select concat_ws(' ', role.name, 'usage', place.name) from role, place
  where relkind = 'S' and has_sequence_privilege(role.name, place.oid, 'usage')
  union all
  select concat_ws(' ', role.name, 'execute', pg_proc.oid::regprocedure) from role, pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and has_function_privilege(role.name, pg_proc.oid, 'execute')
  order by line
`;

describe.each(engines.filter((engine) => engine === "PostgreSQL"))(
  "a hosted project, as %s can be one",
  (engine) => {
    let server: TestServer;
    let address: string;
    let ownersAddress: string;

    beforeAll(async () => {
      server = await startTestServer(engine, {}, { ownPostgres: true });
      address = (await server.postgres?.createDatabase()) ?? "";
      await run(address, newProject);
      const { pathname } = new URL(address);
      await run(address, `alter database ${pathname.slice(1)} owner to owner`);
      const owner = new URL(address);
      owner.username = "owner";
      owner.password = "owner";
      ownersAddress = owner.href;
      for (const file of readdirSync(migrations).toSorted()) {
        await run(ownersAddress, readFileSync(path.join(migrations, file), "utf8"));
      }
    });
    afterAll(() => server.remove());

    async function run(url: string, script: string) {
      const client = postgres(url, { max: 1, onnotice: () => undefined });
      try {
        return await client.unsafe(script);
      } finally {
        await client.end();
      }
    }
    const linesOf = async (url: string) => (await run(url, allowed)).map(({ line }) => line);

    test("takes every migration from its owner, and allows nobody more than our own server does", async () => {
      const own = await linesOf(server.environment["DATABASE_URL"] ?? "");
      expect(own.length).toBeGreaterThan(0);
      expect(await linesOf(address)).toEqual(own);
    });

    test("its owner may send its mail and fetch it", async () => {
      // As `supabase db push` keeps them.
      await run(
        ownersAddress,
        `create schema supabase_migrations;
        create table supabase_migrations.schema_migrations (version text primary key);
        insert into supabase_migrations.schema_migrations values ${readdirSync(migrations)
          .map((file) => `('${file.slice(0, 14)}')`)
          .join()};
        insert into public.support_requests (email, message) values ('maya@ortega.example', 'Help');`,
      );
      const [smtp, imap] = [await startSmtpServer(), await startImapServer()];
      const worker = await startMailProcess({
        SUPABASE_DB_URL: ownersAddress,
        SITE_ORIGIN: "https://www.perilune.example",
        SMTP_URL: smtp.url,
        MAIL_FROM: "hello@perilune.example",
        MAIL_STAFF_TO: "team@perilune.example",
        IMAP_URL: imap.url,
      });
      await smtp.receivedBy("maya@ortega.example");
      await smtp.noticedOf("maya@ortega.example");
      const letter =
        "From: New <new@person.example>\r\nMessage-ID: <1@person.example>\r\n\r\nHello.\r\n";
      await vi.waitFor(() => expect(imap.commands).toContain("IDLE"), { timeout: 30_000 });
      imap.deliver(letter);
      await vi.waitFor(
        async () =>
          expect([...(await run(address, "select email from public.emails"))]).toEqual([
            { email: "new@person.example" },
          ]),
        { timeout: 30_000 },
      );
      worker.process.kill("SIGTERM");
      expect(await worker.ended).toEqual({ code: 0, signal: null });
      await smtp.stop();
      await imap.stop();
    }, 60_000);
  },
);

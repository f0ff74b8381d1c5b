import { SUPABASE_AUTH_HELPERS_SQL, splitSqlStatements } from "@supabase/lite";
import { sql, type Kysely } from "kysely";

const ROLES_SQL = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
`;

const AUTH_GRANTS_SQL = `
grant usage on schema public, auth to anon, authenticated, service_role;
grant execute on all functions in schema auth to anon, authenticated, service_role;
`;

/** The three database roles that hosted Supabase has from the start. */
export async function createRoles(kysely: Kysely<unknown>): Promise<void> {
  await runScript(kysely, ROLES_SQL);
}

/** auth.uid() and its siblings; the schema auth exists already. */
export async function createAuthFunctions(kysely: Kysely<unknown>): Promise<void> {
  await runScript(kysely, SUPABASE_AUTH_HELPERS_SQL);
  await runScript(kysely, AUTH_GRANTS_SQL);
}

/** Runs a script of several statements, one after the other. */
export async function runScript(kysely: Kysely<unknown>, script: string): Promise<void> {
  for (const statement of splitSqlStatements(script)) {
    await sql.raw(statement).execute(kysely);
  }
}

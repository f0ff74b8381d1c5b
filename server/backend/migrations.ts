import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { ensureHistoryTable } from "@supabase/lite";
import { sql, type Kysely } from "kysely";
import type { Database } from "./database.ts";
import { runScript } from "./roles.ts";

const supabaseFolder = path.join(import.meta.dirname, "../../supabase");

export type Migration = { readonly version: string; readonly name: string; readonly file: string };

/** The files of supabase/migrations in order; `<14 digits>_<what>.sql` as the Supabase CLI has it. */
export function listMigrations(): Migration[] {
  const folder = path.join(supabaseFolder, "migrations");
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      return version && name ? [{ version, name, file: path.join(folder, file) }] : [];
    });
}

/** Runs what is missing, each file in one transaction together with its record. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = listMigrations(),
): Promise<void> {
  await ensureHistoryTable(database.connection);
  const applied = new Set(await appliedMigrations(database.kysely));
  for (const migration of migrations) {
    if (applied.has(migration.version)) continue;
    await database.unhurried.transaction().execute(async (transaction) => {
      await runScript(transaction, readFileSync(migration.file, "utf8"));
      await sql`
        insert into supabase_migrations.schema_migrations (version, name)
        values (${migration.version}, ${migration.name})`.execute(transaction);
    });
  }
}

export async function appliedMigrations(kysely: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`
    select version from supabase_migrations.schema_migrations order by version`.execute(kysely);
  return rows.map((row) => row.version);
}

/** Loads supabase/seed.sql when there is no lead yet; answers whether it did. */
export async function loadSampleLeads(kysely: Kysely<unknown>): Promise<boolean> {
  return kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql`select from public.contact_submissions limit 1`.execute(transaction);
    if (rows.length > 0) return false;
    await runScript(transaction, readFileSync(path.join(supabaseFolder, "seed.sql"), "utf8"));
    return true;
  });
}

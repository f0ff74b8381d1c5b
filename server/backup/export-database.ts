import { sql, type Kysely } from "kysely";
import type { Database } from "../backend/database.ts";
import { appliedMigrations } from "../backend/migrations.ts";
import { backupTables, type ExportHeader, type BackupTable } from "./export-format.ts";

const PAGE = 1_000;

/**
 * Hands the export to `write`, one line or the lines of one page at a time. Embedded, every
 * page is a short request of its own, so that visitors are served in between; on PostgreSQL all
 * pages see one moment.
 */
export async function exportDatabase(
  database: Database,
  write: (lines: string) => Promise<void>,
): Promise<void> {
  if (database.engine === "pglite") return exportPages(database.unhurried, write);
  await database.unhurried
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((snapshot) => exportPages(snapshot, write));
}

async function exportPages(
  kysely: Kysely<unknown>,
  write: (lines: string) => Promise<void>,
): Promise<void> {
  const header: ExportHeader = {
    format: "perilune-export",
    version: 1,
    migrations: await appliedMigrations(kysely),
    at: new Date().toISOString(),
  };
  await write(JSON.stringify(header));
  let rows = 0;
  for (const table of backupTables) {
    let last = table.hasTextKey ? "" : "00000000-0000-0000-0000-000000000000";
    for (;;) {
      const page = await readPage(kysely, table, last);
      if (page.length > 0) await write(page.map(({ json }) => lineOf(table, json)).join("\n"));
      rows += page.length;
      last = page.at(-1)?.id ?? last;
      if (page.length < PAGE) break;
    }
  }
  await write(JSON.stringify({ end: true, rows }));
}

function lineOf(table: BackupTable, json: string): string {
  return `{"table":${JSON.stringify(table.name)},"row":${json}}`;
}

async function readPage(
  kysely: Kysely<unknown>,
  table: BackupTable,
  last: string,
): Promise<{ id: string; json: string }[]> {
  const key = table.hasTextKey
    ? sql`${sql.ref(`t.${table.key}`)} collate "C"`
    : sql.ref(`t.${table.key}`);
  const { rows } = await sql<{ id: string; json: string }>`
    select ${key}::text as id, to_jsonb(t)::text as json
    from ${sql.table(table.name)} t
    where ${key} > ${last}::${sql.raw(table.hasTextKey ? "text" : "uuid")} and ${sql.raw(table.exported)}
    order by ${key} limit ${sql.lit(PAGE)}`.execute(kysely);
  return rows;
}

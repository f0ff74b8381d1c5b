import { sql, type Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "../backend/database.ts";
import { appliedMigrations } from "../backend/migrations.ts";
import { backupTables, type ExportHeader, type BackupTable } from "./export-format.ts";

const PAGE = 1_000;
const BULKY_PAGE = 4;

const keyShape = z.array(z.string());

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
  const bulky = backupTables.filter(({ isBulky }) => isBulky);
  for (const table of [...backupTables.filter(({ isBulky }) => !isBulky), ...bulky]) {
    const size = table.isBulky ? BULKY_PAGE : PAGE;
    const derived = await derivedColumns(kysely, table);
    let last: readonly string[] | undefined;
    for (;;) {
      const page = await readPage(kysely, table, { derived, last, size });
      if (page.length > 0) await write(page.map(({ json }) => lineOf(table, json)).join("\n"));
      rows += page.length;
      last = page.at(-1)?.key ?? last;
      if (page.length < size) break;
    }
  }
  await write(JSON.stringify({ end: true, rows }));
}

function lineOf(table: BackupTable, json: string): string {
  return `{"table":${JSON.stringify(table.name)},"row":${json}}`;
}

type PageOf = {
  readonly derived: readonly string[];
  /** The key of the row before; of the first page there is none. */
  readonly last: readonly string[] | undefined;
  readonly size: number;
};

async function readPage(
  kysely: Kysely<unknown>,
  table: BackupTable,
  { derived, last, size }: PageOf,
): Promise<readonly { readonly key: readonly string[]; readonly json: string }[]> {
  const columns = table.key.map(({ column, type }) => {
    const name = sql.ref(`t.${column}`);
    return type === "text" ? sql`${name} collate "C"` : name;
  });
  const list = sql.join(columns);
  const from = last?.map(
    (value, at) => sql`${value}::text::${sql.raw(table.key[at]?.type ?? "text")}`,
  );
  const { rows } = await sql<{ key: string; json: string }>`
    select jsonb_build_array(${sql.join(columns.map((column) => sql`${column}::text`))})::text as key,
      (to_jsonb(t) - array(select jsonb_array_elements_text(${JSON.stringify(derived)}::text::jsonb)))::text as json
    from ${sql.table(table.name)} t
    where ${from === undefined ? sql`true` : sql`(${list}) > (${sql.join(from)})`} and ${sql.raw(table.exported)}
    order by ${list} limit ${sql.lit(size)}`.execute(kysely);
  return rows.map(({ key, json }) => ({ key: keyShape.parse(JSON.parse(key)), json }));
}

/** What the database makes of the other columns. */
async function derivedColumns(
  kysely: Kysely<unknown>,
  { name }: BackupTable,
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_catalog.pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated <> ''`.execute(
    kysely,
  );
  return rows.map((row) => row.name);
}

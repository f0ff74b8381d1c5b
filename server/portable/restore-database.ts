import { sql, type Kysely } from "kysely";
import type { Database } from "../backend/database.ts";
import { ExportError } from "./export-file.ts";
import { portableTables, rowShape, type PortableTable } from "./export-format.ts";

const BATCH = 500;

/**
 * Brings every row of a checked export back exactly: ids, times and password hashes; no trigger of ours
 * fires. All or nothing. `readLines` starts reading from the beginning each time it is called.
 * Answers how many rows came back. Throws {@link ExportError}.
 */
export async function restoreDatabase(
  database: Database,
  readLines: () => AsyncIterable<string>,
): Promise<number> {
  return database.kysely.transaction().execute(async (transaction) => {
    await refuseUnlessEmpty(transaction);
    let restored = 0;
    for (const table of portableTables.toReversed()) {
      await setTriggers(transaction, table, "disable");
      restored += await restoreTable(transaction, table, readLines());
      await setTriggers(transaction, table, "enable");
    }
    return restored;
  });
}

async function refuseUnlessEmpty(kysely: Kysely<unknown>): Promise<void> {
  for (const { name, exported } of portableTables) {
    const { rows } = await sql`
      select from ${sql.table(name)} t where ${sql.raw(exported)} limit 1`.execute(kysely);
    if (rows.length > 0) {
      throw new ExportError("This database is not empty. Restore into a new one.");
    }
  }
}

async function setTriggers(
  kysely: Kysely<unknown>,
  { name }: PortableTable,
  state: "enable" | "disable",
): Promise<void> {
  if (!name.startsWith("public.")) return;
  await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(kysely);
}

async function restoreTable(
  kysely: Kysely<unknown>,
  table: PortableTable,
  lines: AsyncIterable<string>,
): Promise<number> {
  const writable = await writableColumns(kysely, table);
  let restored = 0;
  let batch: Record<string, unknown>[] = [];
  async function flush(): Promise<void> {
    const columns = Object.keys(batch[0] ?? {}).filter((column) => writable.has(column));
    if (columns.length > 0) restored += await insertBatch(kysely, table, columns, batch);
    batch = [];
  }
  for await (const line of lines) {
    if (!line.startsWith(`{"table":${JSON.stringify(table.name)},`)) continue;
    batch.push(rowShape.parse(JSON.parse(line)).row);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return restored;
}

async function insertBatch(
  kysely: Kysely<unknown>,
  { name, parent }: PortableTable,
  columns: readonly string[],
  batch: readonly Record<string, unknown>[],
): Promise<number> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const withParent =
    parent === undefined
      ? sql``
      : sql`where ${sql.ref(parent.column)} in (select id from ${sql.table(parent.table)})`;
  const { numAffectedRows } = await sql`
    insert into ${sql.table(name)} (${list})
    select ${list} from jsonb_populate_recordset(
      null::${sql.table(name)}, (${JSON.stringify(batch)}::text)::jsonb) ${withParent}`.execute(
    kysely,
  );
  return Number(numAffectedRows ?? 0);
}

async function writableColumns(
  kysely: Kysely<unknown>,
  { name }: PortableTable,
): Promise<ReadonlySet<string>> {
  const [schema, table] = name.split(".");
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = ${table} and is_generated = 'NEVER'`.execute(
    kysely,
  );
  return new Set(rows.map((row) => row.name));
}

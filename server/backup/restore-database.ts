import { sql, type Kysely } from "kysely";
import { kindNamed } from "#domain/registry.ts";
import type { Database } from "../backend/database.ts";
import { ExportError } from "./export-file.ts";
import { backupTables, headerShape, rowShape, type BackupTable } from "./export-format.ts";

const BATCH = 500;

type Row = Record<string, unknown>;

/**
 * Brings every row of a checked export back exactly: ids, times and password hashes; no trigger of ours
 * fires. All or nothing. `readLines` starts reading from the beginning each time it is called.
 * Answers how many rows came back. Throws {@link ExportError}.
 */
export async function restoreDatabase(
  database: Database,
  readLines: () => AsyncIterable<string>,
): Promise<number> {
  return database.unhurried.transaction().execute(async (transaction) => {
    await refuseUnlessEmpty(transaction);
    const hasCalendars = await hasMigration(readLines(), calendarsSince);
    if (hasCalendars) await emptyFilled(transaction);
    let restored = 0;
    for (const table of backupTables.toReversed()) {
      await setTriggers(transaction, table, "disable");
      restored += await restoreTable(transaction, table, readLines());
      await setTriggers(transaction, table, "enable");
    }
    await finishRestore(transaction);
    if (!hasCalendars) await fillInPlaces(transaction);
    return restored;
  });
}

/** The migration by which calls have calendars. */
const calendarsSince = "20261127090100";

async function hasMigration(lines: AsyncIterable<string>, version: string): Promise<boolean> {
  for await (const line of lines) {
    return headerShape.parse(JSON.parse(line)).migrations.includes(version);
  }
  return false;
}

async function emptyFilled(kysely: Kysely<unknown>): Promise<void> {
  for (const { name } of backupTables.filter(({ isFilledAtStart }) => isFilledAtStart)) {
    await sql`delete from ${sql.table(name)}`.execute(kysely);
  }
}

/** Calls from before they had a place: who gave a number is called. */
async function fillInPlaces(kysely: Kysely<unknown>): Promise<void> {
  await sql`alter table public.call_bookings disable trigger user`.execute(kysely);
  await sql`update public.call_bookings set place = 'phone' where phone <> ''`.execute(kysely);
  await sql`alter table public.call_bookings enable trigger user`.execute(kysely);
}

/**
 * Entries for an export from before the inbox had them. No e-mail goes out because of a restore; those that are for later,
 * as reminders are, still do.
 */
async function finishRestore(kysely: Kysely<unknown>): Promise<void> {
  await sql`alter table public.inbox_entries disable trigger user`.execute(kysely);
  await sql`select private.insert_missing_entries()`.execute(kysely);
  await sql`alter table public.inbox_entries enable trigger user`.execute(kysely);
  await sql`select private.make_host(user_id, display_name) from public.staff order by created_at`.execute(
    kysely,
  );
  await sql`
    update public.outbox set state = 'skipped',
      error = 'It came back from a backup: it may have gone out since the backup was made.'
    where state in ('queued', 'sending') and next_at <= now()`.execute(kysely);
}

async function refuseUnlessEmpty(kysely: Kysely<unknown>): Promise<void> {
  for (const { name, exported, isFilledAtStart } of backupTables) {
    if (isFilledAtStart) continue;
    const { rows } = await sql`
      select from ${sql.table(name)} t where ${sql.raw(exported)} limit 1`.execute(kysely);
    if (rows.length > 0) {
      throw new ExportError("This database is not empty. Restore into a new one.");
    }
  }
}

async function setTriggers(
  kysely: Kysely<unknown>,
  { name }: BackupTable,
  state: "enable" | "disable",
): Promise<void> {
  if (!name.startsWith("public.")) return;
  await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(kysely);
}

async function restoreTable(
  kysely: Kysely<unknown>,
  table: BackupTable,
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
    batch.push(withPresentKind(table, rowShape.parse(JSON.parse(line)).row));
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return restored;
}

/** A row of an older version, with the name that its kind has by now. The log stays as it was written. */
function withPresentKind({ name }: BackupTable, row: Row): Row {
  if (name === "public.outbox") return { ...row, payload: presentKind(row["payload"]) };
  if (name === "public.saved_views") return { ...row, address: presentAddress(row["address"]) };
  return ["public.inbox_entries", "public.lead_notes", "public.lead_sources"].includes(name)
    ? presentKind(row)
    : row;
}

function presentKind<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || !("kind" in value)) return value;
  return { ...value, kind: kindNamed(String(value.kind)) ?? value.kind };
}

function presentAddress(address: unknown): unknown {
  if (typeof address !== "string") return address;
  return address.replace(
    /([?&]view=)([a-z-]+)/,
    (_all, before: string, view: string) => before + (kindNamed(view) ?? view),
  );
}

async function insertBatch(
  kysely: Kysely<unknown>,
  { name, parents }: BackupTable,
  columns: readonly string[],
  batch: readonly Record<string, unknown>[],
): Promise<number> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const values = columns.map((column) => {
    const parent = parents.find((one) => one.column === column);
    return parent?.orNull
      ? sql`case when ${isThere(parent)} then ${sql.ref(column)} end`
      : sql.ref(column);
  });
  const needed = parents.filter(({ orNull }) => !orNull).map(isThere);
  const { numAffectedRows } = await sql`
    insert into ${sql.table(name)} (${list})
    select ${sql.join(values)} from jsonb_populate_recordset(
      null::${sql.table(name)}, (${JSON.stringify(batch)}::text)::jsonb)
    where ${sql.join([sql`true`, ...needed], sql` and `)}`.execute(kysely);
  return Number(numAffectedRows ?? 0);
}

function isThere({ column, table }: BackupTable["parents"][number]) {
  return sql`${sql.ref(column)} in (select id from ${sql.table(table)})`;
}

async function writableColumns(
  kysely: Kysely<unknown>,
  { name }: BackupTable,
): Promise<ReadonlySet<string>> {
  const [schema, table] = name.split(".");
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = ${table} and is_generated = 'NEVER'`.execute(
    kysely,
  );
  return new Set(rows.map((row) => row.name));
}

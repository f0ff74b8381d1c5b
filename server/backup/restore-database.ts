import { sql, type Kysely } from "kysely";
import { kindNamed } from "#domain/registry.ts";
import type { Database } from "../backend/database.ts";
import { ExportError } from "./export-file.ts";
import { finishRestore } from "./finish-restore.ts";
import {
  amountsSince,
  backupTables,
  clockSince,
  headerShape,
  rowShape,
  type BackupTable,
} from "./export-format.ts";

const BATCH = 500;
const BULKY_BATCH = 4;

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
    const migrations = await migrationsOf(readLines());
    await emptyFilled(transaction, migrations);
    // A message may come back before the one that it answers.
    await sql`set constraints public.messages_answers_id_fkey deferred`.execute(transaction);
    let restored = 0;
    for (const table of backupTables.toReversed()) {
      await setTriggers(transaction, table, "disable");
      restored += await restoreTable(transaction, table, readLines());
      if (table.name === "public.messages") await tieAnswers(transaction);
      await setTriggers(transaction, table, "enable");
    }
    await finishRestore(transaction);
    if (!migrations.has("20261127090100")) await fillInPlaces(transaction);
    if (!migrations.has(clockSince)) await fillInClocks(transaction);
    if (!migrations.has(amountsSince)) await fillInAmounts(transaction);
    return restored;
  });
}

/** Which migrations the exported database had. */
async function migrationsOf(lines: AsyncIterable<string>): Promise<ReadonlySet<string>> {
  for await (const line of lines) return new Set(headerShape.parse(JSON.parse(line)).migrations);
  return new Set();
}

async function emptyFilled(
  kysely: Kysely<unknown>,
  migrations: ReadonlySet<string>,
): Promise<void> {
  for (const { name, filledSince } of backupTables) {
    if (filledSince !== undefined && migrations.has(filledSince)) {
      await sql`delete from ${sql.table(name)}`.execute(kysely);
    }
  }
}

/** What a message answers may have been deleted while the export was written. */
async function tieAnswers(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    update public.messages answer set answers_id = null where answer.answers_id is not null
      and not exists (select from public.messages was where was.id = answer.answers_id)`.execute(
    kysely,
  );
  await sql`set constraints public.messages_answers_id_fkey immediate`.execute(kysely);
}

/** Calls from before they had a place: who gave a number is called. */
async function fillInPlaces(kysely: Kysely<unknown>): Promise<void> {
  await sql`alter table public.call_bookings disable trigger user`.execute(kysely);
  await sql`update public.call_bookings set place = 'phone' where phone <> ''`.execute(kysely);
  await sql`alter table public.call_bookings enable trigger user`.execute(kysely);
}

/** Records from before there was a clock have one, and nobody is told of them. */
async function fillInClocks(kysely: Kysely<unknown>): Promise<void> {
  await sql`alter table public.inbox_entries disable trigger user`.execute(kysely);
  await sql`
    update public.inbox_entries entry set is_watched = false,
      due_at = case when entry.waiting_since is not null and entry.due_at = 'infinity'
        then private.due_after(kind.reply_within, entry.waiting_since) else entry.due_at end
    from private.record_kinds kind where kind.kind = entry.kind`.execute(kysely);
  await sql`alter table public.inbox_entries enable trigger user`.execute(kysely);
}

/** Records from before a list said what they are worth: what their senders named or ordered. */
async function fillInAmounts(kysely: Kysely<unknown>): Promise<void> {
  await sql`alter table public.inbox_entries disable trigger user`.execute(kysely);
  await sql`
    update public.inbox_entries entry
    set budget = coalesce(known.record ->> kind.budget_column, ''), amount_cents = told.once, monthly_cents = told.monthly
    from private.records_of() known join private.record_kinds kind on kind.kind = known.kind,
      lateral private.ordered_with(known.kind, known.record) told
    where known.id = entry.id and (kind.budget_column is not null or kind.once_column is not null)`.execute(
    kysely,
  );
  await sql`alter table public.inbox_entries enable trigger user`.execute(kysely);
}

async function refuseUnlessEmpty(kysely: Kysely<unknown>): Promise<void> {
  for (const { name, exported, filledSince } of backupTables) {
    if (filledSince !== undefined) continue;
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
  // Those are the sign-in service's own.
  if (name.startsWith("auth.")) return;
  await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(kysely);
}

function beginning({ name }: BackupTable): string {
  return `{"table":${JSON.stringify(name)},`;
}

const bulkyBeginnings = backupTables.filter(({ isBulky }) => isBulky).map(beginning);

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
    if (!line.startsWith(beginning(table))) {
      // These stand last, and are most of a file.
      if (!table.isBulky && bulkyBeginnings.some((bulky) => line.startsWith(bulky))) break;
      continue;
    }
    batch.push(withPresentKind(table, rowShape.parse(JSON.parse(line)).row));
    if (batch.length === (table.isBulky ? BULKY_BATCH : BATCH)) await flush();
  }
  await flush();
  return restored;
}

const kindTables = new Set(
  ["inbox_entries", "lead_notes", "lead_sources", "reply_templates"].map(
    (name) => `public.${name}`,
  ),
);

/** A row of an older version, with the name that its kind has by now. The log stays as it was written. */
function withPresentKind({ name }: BackupTable, row: Row): Row {
  if (name === "public.outbox") return { ...row, payload: presentKind(row["payload"]) };
  if (name === "public.saved_views") return { ...row, address: presentAddress(row["address"]) };
  return kindTables.has(name) ? presentKind(row) : row;
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
  { name, parents, needs = "true" }: BackupTable,
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
    where ${sql.join([sql`(${sql.raw(needs)})`, ...needed], sql` and `)}`.execute(kysely);
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

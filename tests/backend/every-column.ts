import { sql, type Kysely } from "kysely";

export type StoredRow = { readonly table: string; readonly row: string };

/** Every row of every table of the site and of the sign-in service, as JSON; read without the code under test. */
export async function everyRow(kysely: Kysely<unknown>): Promise<StoredRow[]> {
  const { rows: tables } = await sql<{ table: string }>`
    select format('%I.%I', table_schema, table_name) as table from information_schema.tables
    where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE'`.execute(
    kysely,
  );
  const found: StoredRow[] = [];
  for (const { table } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.raw(table)} t`.execute(kysely);
    found.push(...rows.map(({ row }) => ({ table, row })));
  }
  return found;
}

/** `table.column` of each cell that has one of these texts in it, whatever the type and the case. */
export async function columnsWith(
  kysely: Kysely<unknown>,
  texts: readonly string[],
): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select format('%I.%I', c.table_schema, c.table_name) as table, quote_ident(c.column_name) as column
    from information_schema.columns c join information_schema.tables using (table_schema, table_name)
    where c.table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE'`.execute(
    kysely,
  );
  const hits: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ value: string }>`
      select lower(${sql.raw(column)}::text) as value from ${sql.raw(table)}
      where ${sql.raw(column)} is not null`.execute(kysely);
    for (const { value } of rows) {
      if (texts.some((text) => value.includes(text.toLowerCase()))) hits.push(`${table}.${column}`);
    }
  }
  return hits;
}

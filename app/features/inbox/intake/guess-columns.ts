import { addressIn, isPhoneLike } from "./cell-looks.ts";
import { fieldNamed, type ImportField } from "./column-names.ts";
import type { Table, TableRow } from "./read-table.ts";

/** What each column becomes, from left to right; `null` stays out. */
export type Columns = readonly (ImportField | null)[];

/** So many rows are looked at. */
const looked = 200;

/** Guesses by the headings first, then by what stands in the columns. Each field is given once. */
export function guessColumns({ rows, width }: Table, isHeaded: boolean): Columns {
  const heading = isHeaded ? rows[0] : undefined;
  const body = rows.slice(isHeaded ? 1 : 0, looked);
  const columns: (ImportField | null)[] = Array.from({ length: width }, () => null);
  const give = (index: number, field: ImportField | null) => {
    if (field !== null && columns[index] === null && !columns.includes(field))
      columns[index] = field;
  };
  for (const index of columns.keys()) give(index, fieldNamed(heading?.cells[index] ?? ""));
  for (const index of columns.keys()) {
    const values = valuesOf(body, index);
    if (mostly(values, addressIn)) give(index, "email");
    if (mostly(values, isPhoneLike)) give(index, "phone");
  }
  const nameAt = columns.indexOf("name");
  // "Name" beside "Vorname", "Nom" beside "Prénom" is the family's.
  if (nameAt >= 0 && columns.includes("firstName") && !columns.includes("lastName")) {
    columns[nameAt] = "lastName";
  }
  // "Nombre" beside "Apellidos" is the first one.
  if (nameAt >= 0 && columns.includes("lastName") && !columns.includes("firstName")) {
    if (columns[nameAt] === "name") columns[nameAt] = "firstName";
  }
  const isNamed = ["name", "firstName", "lastName"].some((name) =>
    columns.some((field) => field === name),
  );
  if (!isNamed && !heading) {
    const found = columns.findIndex(
      (field, index) => field === null && mostly(valuesOf(body, index), isNameLike),
    );
    if (found >= 0) give(found, "name");
  }
  return columns;
}

/** The first value that a column holds; empty for none. */
export function firstValue({ rows }: Table, isHeaded: boolean, index: number): string {
  const row = rows.slice(isHeaded ? 1 : 0).find(({ cells }) => cells[index]);
  return row?.cells[index] ?? "";
}

function valuesOf(rows: readonly TableRow[], index: number): readonly string[] {
  return rows.flatMap(({ cells }) => cells[index] || []);
}

function mostly(values: readonly string[], looks: (value: string) => boolean): boolean {
  return values.length > 0 && values.filter(looks).length >= values.length / 2;
}

/** Two words or more of letters. */
function isNameLike(value: string): boolean {
  return value.length <= 80 && /^\p{L}[\p{L}\p{M}.'’-]*(\s+\p{L}[\p{L}\p{M}.'’-]*)+$/u.test(value);
}

import type { RecordRow } from "./record.ts";

/** The text in a column; empty for none. */
export function textIn(row: RecordRow, name: string): string {
  const value = row[name];
  return typeof value === "string" ? value : "";
}

export function numberIn(row: RecordRow, name: string): number {
  const value = row[name];
  return typeof value === "number" ? value : 0;
}

export function isTrueIn(row: RecordRow, name: string): boolean {
  return row[name] === true;
}

export function textsIn(row: RecordRow, name: string): readonly string[] {
  const value = row[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** The object in a column, empty for none. */
export function objectIn(row: RecordRow, name: string): RecordRow {
  return asRow(row[name]);
}

export function objectsIn(row: RecordRow, name: string): readonly RecordRow[] {
  const value = row[name];
  return Array.isArray(value) ? value.map(asRow) : [];
}

function asRow(value: unknown): RecordRow {
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

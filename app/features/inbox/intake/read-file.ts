import { importPage } from "#app/content/intake.ts";
import { decodeText, type Reading } from "./decode-text.ts";
import { addressIn, isPhoneLike } from "./cell-looks.ts";
import { guessColumns, type Columns } from "./guess-columns.ts";
import { hasHeading, readTable, type Table } from "./read-table.ts";

const { refused } = importPage;

const mostBytes = 5 * 1024 * 1024;
const mostRows = 5_000;

/** A file that was read, with what its columns seem to be. */
export type Source = {
  readonly fileName: string;
  readonly table: Table;
  readonly isHeaded: boolean;
  readonly columns: Columns;
};

export type ReadFile =
  | { readonly kind: "source"; readonly source: Source }
  /** Somebody has to say which reads right. */
  | { readonly kind: "unsure"; readonly bytes: Uint8Array; readonly readings: readonly Reading[] }
  | { readonly kind: "refused"; readonly why: string };

/** Reads a file as far as it can be without asking. Never rejects. */
export async function readFile(file: File): Promise<ReadFile> {
  const { name } = file;
  if (file.size > mostBytes) return { kind: "refused", why: refused.large(name) };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const decoded = decodeText(bytes);
    switch (decoded.kind) {
      case "text":
        return await sourceOf(name, decoded.text);
      case "unsure":
        return { kind: "unsure", bytes, readings: decoded.readings };
      case "sheet":
        return { kind: "refused", why: refused.sheet(name) };
      case "binary":
        return { kind: "refused", why: refused.binary(name) };
    }
  } catch {
    return { kind: "refused", why: refused.unreadable(name) };
  }
}

/** The rows of a text, if there can be leads among them. */
export async function sourceOf(fileName: string, text: string): Promise<ReadFile> {
  const table = await readTable(text);
  const isHeaded = hasHeading(table);
  const rows = table.rows.length - (isHeaded ? 1 : 0);
  if (rows === 0) return { kind: "refused", why: refused.empty(fileName) };
  if (rows > mostRows) return { kind: "refused", why: refused.rows(fileName, rows) };
  if (table.width === 1 && !hasReach(table)) {
    return { kind: "refused", why: refused.columns(fileName) };
  }
  const columns = guessColumns(table, isHeaded);
  return { kind: "source", source: { fileName, table, isHeaded, columns } };
}

function hasReach({ rows }: Table): boolean {
  return rows.some(({ cells }) => cells.some((cell) => addressIn(cell) || isPhoneLike(cell)));
}

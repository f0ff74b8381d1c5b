import { addressIn, isPhoneLike } from "./cell-looks.ts";
import { fieldNamed } from "./column-names.ts";

/** A row of the file; `n` is its number there, the first is 1. */
export type TableRow = { readonly n: number; readonly cells: readonly string[] };

export type Table = {
  readonly rows: readonly TableRow[];
  /** How many columns the widest row has. */
  readonly width: number;
};

const separators = [";", ",", "\t"] as const;

/** Reads the rows of a file that hold anything. Text is text: nothing in it is run or counted. */
export async function readTable(text: string): Promise<Table> {
  // CommonJS: Node finds its whole and not its parts by name.
  const { default: papaparse } = await import("papaparse");
  const said = /^sep=([;,\t|])\r?\n/i.exec(text)?.[1];
  const parse = (delimiter: string, preview = 0) =>
    papaparse.parse<string[]>(text, { delimiter, preview }).data;
  const guessed = separators.map((delimiter) => ({
    delimiter,
    fit: fitOf(parse(delimiter, 60).map((cells) => cells.length)),
  }));
  const best = guessed.reduce((before, next) => (next.fit > before.fit ? next : before));
  const rows = parse(said ?? best.delimiter)
    .map((cells, index) => ({ n: index + 1, cells: cells.map(tidied) }))
    .filter(({ n, cells }) => cells.some(Boolean) && !(said !== undefined && n === 1));
  return { rows, width: Math.max(0, ...rows.map(({ cells }) => cells.length)) };
}

/** Blanks around, and signs that no column of text can hold. */
function tidied(cell: string): string {
  return cell.replaceAll("\0", "").trim();
}

/** How well a separator fits: rows of several columns, as many in one as in the next. */
function fitOf(lengths: readonly number[]): number {
  const filled = lengths.filter((length) => length > 1);
  const counts = new Map<number, number>();
  for (const length of filled) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual = 0, times = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return lengths.length === 0 ? 0 : times / lengths.length + Math.min(usual, 50) / 1_000;
}

/** Whether the first row names the columns: it holds no address and no phone number itself. */
export function hasHeading({ rows }: Table): boolean {
  const [first, ...rest] = rows;
  if (!first) return false;
  if (first.cells.some((cell) => addressIn(cell) || isPhoneLike(cell))) return false;
  if (first.cells.some((cell) => fieldNamed(cell) !== null)) return true;
  return rest.some(({ cells }) => cells.some(addressIn));
}

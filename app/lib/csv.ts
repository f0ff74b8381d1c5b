// CommonJS: Node finds its whole and not its parts by name.
import papaparse from "papaparse";

type Cell = string | number;

/**
 * What some spreadsheet may run: a sign that begins a formula, or one that looks like it, also behind blanks, quotes and
 * what does not show.
 */
const formula =
  /^(?:[\t\r\n]|[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Pi}\p{Pf}\u2800"'`´‚„＂＇]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼₌⁺₊⁻₋−‐‑‒–—―⁃➕➖])/u;

/**
 * A table as a spreadsheet file: RFC 4180, lines ended by CRLF, with a byte-order mark so that Excel reads UTF-8. Text
 * that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers.
 */
export function toCsv(headers: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const table = [[...headers], ...rows.map((row) => [...row])];
  return `\uFEFF${papaparse.unparse(table, { escapeFormulae: formula, newline: "\r\n" })}\r\n`;
}

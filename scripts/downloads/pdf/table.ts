import type { Table, Column } from "./block.ts";
import { decorate, heightOf, keep, measure, page, put, rule, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";

const gap = 14;
const padding = 16;

type Cell = string | readonly string[];
type Structure = Sheet["structure"];

/** A table whose rows never break over pages; its head is repeated on a new one. */
export function drawTable(sheet: Sheet, { columns, rows }: Table) {
  const table = sheet.doc.struct("Table");
  sheet.structure.add(table);
  const heights = rows.map((row) => rowHeight(sheet, columns, row));
  keep(sheet, 30 + (heights[0] ?? 0));
  drawHead(sheet, columns, table);
  for (const [index, row] of rows.entries()) {
    const height = heights[index] ?? 0;
    const pageBefore = sheet.doc.bufferedPageRange().count;
    keep(sheet, height);
    if (sheet.doc.bufferedPageRange().count > pageBefore) drawHead(sheet, columns, table);
    else if (index > 0) rule(sheet, "line", 1);
    drawRow(sheet, columns, row, table);
    sheet.y += height;
  }
  rule(sheet, "line", 1);
  table.end();
  sheet.y += 26;
}

function drawHead(sheet: Sheet, columns: readonly Column[], table: Structure) {
  rule(sheet, "ink", 2);
  const row = sheet.doc.struct("TR");
  table.add(row);
  for (const [column, x] of places(columns)) {
    const place = { x, y: sheet.y + 9, width: widthOf(column) };
    put(sheet, "TH", column.label, styles.label, place, row);
  }
  row.end();
  sheet.y += 28;
  rule(sheet, "line", 1);
}

function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly Cell[],
  table: Structure,
) {
  const row = sheet.doc.struct("TR");
  table.add(row);
  for (const [index, [column, x]] of places(columns).entries()) {
    const data = sheet.doc.struct(column.look === "name" ? "TH" : "TD");
    row.add(data);
    let y = sheet.y + padding + (column.look === "figure" ? -2 : 0);
    const cell = cells[index] ?? "";
    for (const line of linesOf(cell)) {
      const inset = insetOf(cell);
      const width = widthOf(column) - inset;
      if (inset > 0) drawPoint(sheet, x, y);
      put(sheet, "P", line, styleOf(column), { x: x + inset, y, width }, data);
      y += heightOf(sheet, line, styleOf(column), width) + 3;
    }
    data.end();
  }
  row.end();
}

function rowHeight(sheet: Sheet, columns: readonly Column[], cells: readonly Cell[]): number {
  const heights = columns.map((column, index) => {
    const cell = cells[index] ?? "";
    const width = widthOf(column) - insetOf(cell);
    return linesOf(cell).reduce(
      (sum, line) => sum + heightOf(sheet, line, styleOf(column), width) + 3,
      -3,
    );
  });
  return Math.max(...heights) + 2 * padding;
}

/** The square before an item of a list. */
export function drawPoint(sheet: Sheet, x: number, y: number) {
  decorate(sheet, () => {
    sheet.doc.rect(x, y + 6, 3.5, 3.5).fill(sheet.colours.signal);
  });
}

function linesOf(cell: Cell): readonly string[] {
  return typeof cell === "string" ? [cell] : cell;
}

/** Room for the points of a list. */
function insetOf(cell: Cell): number {
  return typeof cell === "string" ? 0 : 11;
}

function styleOf({ look }: Column) {
  if (look === "figure") return styles.figure;
  return look === "name" ? styles.name : styles.quiet;
}

function widthOf({ width }: Column): number {
  return (measure * width) / 12 - gap;
}

function places(columns: readonly Column[]): [Column, number][] {
  let x: number = page.margin;
  return columns.map((column) => {
    const place: [Column, number] = [column, x];
    x += (measure * column.width) / 12;
    return place;
  });
}

import type { Figure } from "./block.ts";
import { heightOf, keep, measure, page, put, rule, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";

const gap = 14;
const figure = { ...styles.figure, size: 23 };

/** Values in display type over their labels, side by side. */
export function drawFigures(sheet: Sheet, figures: readonly Figure[]) {
  const column = measure / figures.length;
  const width = column - gap;
  const labelHeights = figures.map(({ label }) => heightOf(sheet, label, styles.label, width));
  const height = 14 + figure.size + 8 + Math.max(...labelHeights);
  keep(sheet, height);
  rule(sheet, "ink", 2);
  for (const [index, { value, label }] of figures.entries()) {
    const x = page.margin + index * column;
    const item = sheet.doc.struct("Sect");
    sheet.structure.add(item);
    put(sheet, "P", value, figure, { x, y: sheet.y + 14, width: column }, item);
    const y = sheet.y + 14 + figure.size + 8;
    put(sheet, "P", label, styles.label, { x, y, width }, item);
    item.end();
  }
  sheet.y += height + 26;
}

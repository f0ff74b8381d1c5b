import type { MarkSample, Specimen, Swatch } from "./block.ts";
import { drawMark } from "./mark.ts";
import { decorate, heightOf, keep, measure, page, put, rule, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";

const gutter = 14;

/** Colours in rows of three, each with its name, values and use. */
export function drawSwatches(sheet: Sheet, swatches: readonly Swatch[]) {
  const width = columnWidth(3);
  const height = 122;
  for (const [index, swatch] of swatches.entries()) {
    const column = index % 3;
    if (column === 0) keep(sheet, height);
    const x = page.margin + column * (width + gutter);
    const { y } = sheet;
    decorate(sheet, () => {
      sheet.doc.roundedRect(x, y, width, 46, 6).fill(swatch.hex);
      sheet.doc.roundedRect(x + 0.5, y + 0.5, width - 1, 45, 6).lineWidth(0.5);
      sheet.doc.strokeColor(sheet.colours.line).stroke();
    });
    const item = sheet.doc.struct("Sect");
    sheet.structure.add(item);
    put(sheet, "H3", swatch.name, styles.name, { x, y: y + 52, width }, item);
    put(sheet, "P", swatch.hex, styles.code, { x, y: y + 69, width }, item);
    put(sheet, "P", swatch.oklch, styles.code, { x, y: y + 81, width }, item);
    put(sheet, "P", swatch.use, styles.label, { x, y: y + 94, width }, item);
    item.end();
    if (column === 2 || index === swatches.length - 1) sheet.y += height;
  }
  sheet.y += 8;
}

/** The type's voices, each as a line of itself beside its setting. */
export function drawSpecimens(sheet: Sheet, specimens: readonly Specimen[]) {
  const settingWidth = (measure * 4) / 12 - gutter;
  const sampleX = page.margin + (measure * 4) / 12;
  const sampleWidth = (measure * 8) / 12;
  for (const [index, { cut, size, sample, setting }] of specimens.entries()) {
    const tracking = cut === "display" ? -0.042 : cut === "heading" ? -0.03 : 0;
    const style = { cut, size, lead: 1.15, colour: "ink", tracking } as const;
    const height = Math.max(
      heightOf(sheet, sample, style, sampleWidth),
      heightOf(sheet, setting, styles.label, settingWidth),
    );
    keep(sheet, height + 20);
    rule(sheet, index === 0 ? "ink" : "line", index === 0 ? 2 : 1);
    const y = sheet.y + 10;
    put(sheet, "P", setting, styles.label, { x: page.margin, y, width: settingWidth });
    put(sheet, "P", sample, style, { x: sampleX, y, width: sampleWidth });
    sheet.y = y + height + 10;
  }
  rule(sheet, "line", 1);
  sheet.y += 26;
}

/** The mark on its grounds, in rows of three. */
export function drawMarks(sheet: Sheet, marks: readonly MarkSample[]) {
  const width = columnWidth(3);
  const height = 112;
  for (const [index, { ground, line, orb, caption, hasClearSpace }] of marks.entries()) {
    const column = index % 3;
    if (column === 0) keep(sheet, height + 34);
    const x = page.margin + column * (width + gutter);
    const { y } = sheet;
    const side = 56;
    const [left, top] = [x + (width - side) / 2, y + (height - side) / 2];
    decorate(sheet, () => {
      sheet.doc.roundedRect(x, y, width, height, 6).fill(ground);
      if (hasClearSpace) drawClearSpace(sheet, left, top, side);
      drawMark(sheet.doc, left, top, side, { line, orb });
    });
    put(sheet, "P", caption, styles.label, { x, y: y + height + 8, width });
    if (column === 2 || index === marks.length - 1) sheet.y += height + 40;
  }
  sheet.y += 6;
}

/** One moon's width, a quarter of the mark, on every side. */
function drawClearSpace({ doc, colours }: Sheet, x: number, y: number, side: number) {
  const space = side / 4;
  doc.rect(x - space, y - space, side + 2 * space, side + 2 * space);
  doc.lineWidth(0.75).dash(3, { space: 3 }).strokeColor(colours["signal-text"]).stroke().undash();
  doc.rect(x, y, side, side).lineWidth(0.5).strokeColor(colours.line).stroke();
}

function columnWidth(count: number): number {
  return (measure - (count - 1) * gutter) / count;
}

import type { Card, Fact, Step } from "./block.ts";
import {
  heightOf,
  keep,
  measure,
  page,
  put,
  rule,
  decorate,
  type Sheet,
  type TextStyle,
} from "./sheet.ts";
import { styles } from "./styles.ts";
import { drawPoint } from "./table.ts";

const gutter = 26;
const cardWidth = (measure - gutter) / 2;
const pointIndent = 11;
const stepPadding = 24;

type CardLine = {
  readonly tag: string;
  readonly words: string;
  readonly style: TextStyle;
  readonly before?: number;
  readonly after: number;
  readonly isPoint?: boolean;
};

/** Cards in two columns; a row of them never breaks over pages. */
export function drawCards(sheet: Sheet, cards: readonly Card[]) {
  const hasPoints = cards.some(({ points = [] }) => points.length > 0);
  for (let index = 0; index < cards.length; index += 2) {
    const pair = cards.slice(index, index + 2);
    const height = Math.max(...pair.map((card) => layCard(sheet, card)));
    keep(sheet, height);
    for (const [column, card] of pair.entries()) {
      const x = page.margin + column * (cardWidth + gutter);
      decorate(sheet, () => {
        sheet.doc.rect(x, sheet.y, cardWidth, 2).fill(sheet.colours.ink);
      });
      layCard(sheet, card, x);
    }
    sheet.y += height + (hasPoints ? 28 : 48);
  }
}

/** Gives the height of a card, and draws it when it is told where. */
function layCard(sheet: Sheet, { title, text, note, points = [] }: Card, x?: number): number {
  const lines: CardLine[] = [
    { tag: "H3", words: title, style: styles.name, after: 6 },
    { tag: "P", words: text, style: styles.quiet, after: 8 },
    ...points.map((words) => ({ tag: "P", words, style: styles.quiet, after: 4, isPoint: true })),
    ...(note ? [{ tag: "P", words: note, style: styles.label, before: 6, after: 0 }] : []),
  ];
  const section = x === undefined ? null : sheet.doc.struct("Sect");
  if (section) sheet.structure.add(section);
  let y = sheet.y + 13;
  for (const { tag, words, style, before = 0, after, isPoint } of lines) {
    const indent = isPoint ? pointIndent : 0;
    const width = cardWidth - indent;
    y += before;
    if (section && x !== undefined) {
      if (isPoint) drawPoint(sheet, x, y);
      put(sheet, tag, words, style, { x: x + indent, y, width }, section);
    }
    y += heightOf(sheet, words, style, width) + after;
  }
  section?.end();
  return y - sheet.y;
}

/** Numbered rows: number, title, text. */
export function drawSteps(sheet: Sheet, steps: readonly Step[]) {
  const titleWidth = (measure * 4) / 12 - 14;
  const textWidth = (measure * 6.5) / 12;
  for (const [index, { title, text, note }] of steps.entries()) {
    const titleHeight = heightOf(sheet, title, styles.name, titleWidth);
    const height = Math.max(
      titleHeight + (note ? heightOf(sheet, note, styles.label, titleWidth) + 2 : 0),
      heightOf(sheet, text, styles.quiet, textWidth),
      styles.number.size,
    );
    keep(sheet, height + 2 * stepPadding);
    rule(sheet, index === 0 ? "ink" : "line", index === 0 ? 2 : 1);
    const item = sheet.doc.struct("Sect");
    sheet.structure.add(item);
    const y = sheet.y + stepPadding;
    const [second, third] = [
      page.margin + (measure * 1.5) / 12,
      page.margin + (measure * 5.5) / 12,
    ];
    put(sheet, "P", `${index + 1}`, styles.number, { x: page.margin, y: y - 6, width: 50 }, item);
    put(sheet, "H3", title, styles.name, { x: second, y, width: titleWidth }, item);
    if (note) {
      const place = { x: second, y: y + titleHeight + 2, width: titleWidth };
      put(sheet, "P", note, styles.label, place, item);
    }
    put(sheet, "P", text, styles.quiet, { x: third, y, width: textWidth }, item);
    item.end();
    sheet.y = y + height + stepPadding;
  }
  rule(sheet, "line", 1);
  sheet.y += 26;
}

/** Rows of a label and its value. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[]) {
  const valueX = page.margin + (measure * 4) / 12;
  const valueWidth = (measure * 8) / 12;
  for (const [index, { label, value, href }] of facts.entries()) {
    const height = heightOf(sheet, value, styles.text, valueWidth);
    keep(sheet, height + 18);
    rule(sheet, index === 0 ? "ink" : "line", index === 0 ? 2 : 1);
    const item = sheet.doc.struct("Sect");
    sheet.structure.add(item);
    const y = sheet.y + 10;
    put(sheet, "P", label, styles.label, { x: page.margin, y: y + 2, width: 150 }, item);
    put(sheet, "P", value, styles.text, { x: valueX, y, width: valueWidth, href }, item);
    item.end();
    sheet.y = y + height + 8;
  }
  rule(sheet, "line", 1);
  sheet.y += 26;
}

import { textWidth } from "../../render/text.ts";
import type { RocketArt } from "../../render/rocket-art.ts";
import type { Block } from "./block.ts";
import { drawMark } from "./mark.ts";
import { coverPicture, smokePicture } from "./pictures.ts";
import { addPage, decorate, heightOf, measure, page, put, rule, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";

type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

const bandHeight = 236;

/** A title page: the ascent, the brand, and a title of given lines. */
export function drawCover(sheet: Sheet, block: Of<"cover">, art: RocketArt, brand: string) {
  addPage(sheet, "sky");
  drawPicture(sheet, coverPicture(art), 0);
  drawBrand(sheet, brand, 54);
  const titleHeight = drawLines(sheet, "H1", block.title, styles.cover, 128);
  const place = { x: page.margin, y: 128 + titleHeight + 18, width: 320 };
  put(sheet, "P", block.text, styles.coverText, place);
}

/** The head of a short document: a band of sky over smoke, and the text begins below it. */
export function drawBand(sheet: Sheet, { title, text }: Of<"band">, art: RocketArt, brand: string) {
  addPage(sheet);
  drawPicture(sheet, smokePicture(art, bandHeight), 0);
  drawBrand(sheet, brand, 38);
  drawLines(sheet, "H1", [title], styles.band, 88);
  put(sheet, "P", text, styles.coverText, { x: page.margin, y: 140, width: 330 });
  sheet.y = bandHeight + 18;
}

/** A new page whose title and text stand as the site's section heads do, seven to five. */
export function drawChapter(sheet: Sheet, { title, text }: Of<"chapter">) {
  addPage(sheet);
  sheet.doc.outline.addItem(title);
  const titleWidth = (measure * 7) / 12 - 12;
  const titleHeight = heightOf(sheet, title, styles.chapter, titleWidth);
  const textX = page.margin + (measure * 7) / 12;
  const textWide = (measure * 5) / 12;
  const textHeight = text ? heightOf(sheet, text, styles.chapterText, textWide) : 0;
  const bottom = sheet.y + Math.max(titleHeight, textHeight);
  const titleY = bottom - titleHeight;
  put(sheet, "H1", title, styles.chapter, { x: page.margin, y: titleY, width: titleWidth });
  if (text) {
    const place = { x: textX, y: bottom - textHeight, width: textWide };
    put(sheet, "P", text, styles.chapterText, place);
  }
  sheet.y = bottom + 30;
}

/** The last page: where to turn to. */
export function drawBack(sheet: Sheet, block: Of<"back">, art: RocketArt, brand: string) {
  addPage(sheet, "sky");
  drawPicture(sheet, smokePicture(art, page.height), 0);
  drawBrand(sheet, brand, 54);
  sheet.doc.outline.addItem(block.title.join(" "));
  const titleHeight = drawLines(sheet, "H1", block.title, styles.backTitle, 128);
  const textPlace = { x: page.margin, y: 128 + titleHeight + 18, width: 340 };
  put(sheet, "P", block.text, styles.coverText, textPlace);
  let y = textPlace.y + heightOf(sheet, block.text, styles.coverText, 340) + 34;
  const width = (measure * 8) / 12;
  for (const { label, value, href } of block.facts) {
    rule(sheet, "sky-line", 1, y);
    const height = heightOf(sheet, value, styles.backValue, width);
    put(sheet, "P", label, styles.backLabel, { x: page.margin, y: y + 14, width: 140 });
    const place = { x: page.margin + (measure * 4) / 12, y: y + 11, width, href };
    put(sheet, "P", value, styles.backValue, place);
    y += height + 22;
  }
}

function drawPicture(sheet: Sheet, picture: Buffer, y: number) {
  decorate(sheet, () => {
    sheet.doc.image(picture, 0, y, { width: page.width });
  });
}

function drawBrand(sheet: Sheet, name: string, y: number) {
  const style = {
    cut: "wordmark",
    size: 20,
    lead: 1.4,
    colour: "on-sky",
    tracking: -0.03,
  } as const;
  decorate(sheet, () => {
    drawMark(sheet.doc, page.margin, y, 28, {
      line: sheet.colours["on-sky"],
      orb: sheet.colours.signal,
    });
  });
  const width = textWidth(name, style) + 10;
  put(sheet, "P", name, style, { x: page.margin + 36, y, width });
}

/** Display lines are broken by hand; gives their height. */
function drawLines(
  sheet: Sheet,
  tag: string,
  lines: readonly string[],
  style: (typeof styles)["cover" | "band" | "backTitle"],
  y: number,
): number {
  const title = sheet.doc.struct(tag);
  sheet.structure.add(title);
  const lead = style.size * style.lead;
  for (const [index, line] of lines.entries()) {
    const place = { x: page.margin - 2, y: y + index * lead, width: page.width - page.margin };
    put(sheet, "Span", line, style, place, title);
  }
  title.end();
  return lines.length * lead;
}

import type { RocketArt } from "../../render/rocket-art.ts";
import type { Block } from "./block.ts";
import { drawFigures } from "./figures.ts";
import { drawBack, drawBand, drawChapter, drawCover } from "./openings.ts";
import { drawCards, drawFacts, drawSteps } from "./lists.ts";
import { addFooters } from "./footer.ts";
import {
  closeSheet,
  heightOf,
  keep,
  measure,
  openSheet,
  page,
  put,
  type Identity,
  type Sheet,
} from "./sheet.ts";
import { drawMarks, drawSpecimens, drawSwatches } from "./specimens.ts";
import { styles } from "./styles.ts";
import { drawTable } from "./table.ts";

/** Sets blocks as a tagged PDF with the site's type, colours and art. */
export function typeset(
  blocks: readonly Block[],
  identity: Identity,
  art: RocketArt,
): Promise<Buffer> {
  const sheet = openSheet(identity);
  for (const block of blocks) draw(sheet, block, art, identity.author);
  addFooters(sheet, identity);
  return closeSheet(sheet);
}

function draw(sheet: Sheet, block: Block, art: RocketArt, brand: string) {
  switch (block.kind) {
    case "cover":
      return drawCover(sheet, block, art, brand);
    case "band":
      return drawBand(sheet, block, art, brand);
    case "chapter":
      return drawChapter(sheet, block);
    case "heading":
      return drawHeading(sheet, block.text);
    case "text":
      return drawText(sheet, block.text);
    case "table":
      return drawTable(sheet, block);
    case "cards":
      return drawCards(sheet, block.cards);
    case "steps":
      return drawSteps(sheet, block.steps);
    case "facts":
      return drawFacts(sheet, block.facts);
    case "figures":
      return drawFigures(sheet, block.figures);
    case "swatches":
      return drawSwatches(sheet, block.swatches);
    case "specimens":
      return drawSpecimens(sheet, block.specimens);
    case "marks":
      return drawMarks(sheet, block.marks);
    case "back":
      return drawBack(sheet, block, art, brand);
  }
}

/** A heading stays with what follows it. */
function drawHeading(sheet: Sheet, text: string) {
  const height = heightOf(sheet, text, styles.heading, measure);
  sheet.y += 10;
  keep(sheet, height + 110);
  put(sheet, "H2", text, styles.heading, { x: page.margin, y: sheet.y, width: measure });
  sheet.y += height + 12;
}

function drawText(sheet: Sheet, text: string) {
  const width = (measure * 8) / 12;
  const height = heightOf(sheet, text, styles.text, width);
  keep(sheet, height);
  put(sheet, "P", text, styles.text, { x: page.margin, y: sheet.y, width });
  sheet.y += height + 12;
}

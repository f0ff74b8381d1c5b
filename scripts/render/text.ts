import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { fontFile, type FontCut } from "./static-fonts.ts";

export type TextStyle = {
  readonly cut: FontCut;
  /** In pixels. */
  readonly size: number;
  /** Between letters, in em. */
  readonly tracking?: number;
};

const fonts = new Map<FontCut, Font>();

function fontOf(cut: FontCut): Font {
  const font = fonts.get(cut) ?? create(readFileSync(fontFile(cut)));
  fonts.set(cut, font);
  return font;
}

/** As browsers do, spaced text has no ligatures. */
function layout(text: string, { cut, tracking = 0 }: TextStyle) {
  const hasLigatures = tracking === 0;
  return fontOf(cut).layout(text, { liga: hasLigatures, clig: hasLigatures });
}

export function textWidth(text: string, style: TextStyle): number {
  const { unitsPerEm } = fontOf(style.cut);
  const { positions } = layout(text, style);
  const spacing = (style.tracking ?? 0) * unitsPerEm;
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance + spacing, 0);
  return (width * style.size) / unitsPerEm;
}

/** The outlines of a line of text whose baseline starts at the point, as SVG path data. */
export function textPath(text: string, x: number, y: number, style: TextStyle): string {
  const { unitsPerEm } = fontOf(style.cut);
  const scale = style.size / unitsPerEm;
  const spacing = (style.tracking ?? 0) * unitsPerEm;
  const { glyphs, positions } = layout(text, style);
  let pen = 0;
  let data = "";
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const [left, top] = [x + (pen + xOffset) * scale, y - yOffset * scale];
    data += glyph.path.transform(scale, 0, 0, -scale, left, top).toSVG();
    pen += xAdvance + spacing;
  }
  return data;
}

/** Distance from the top of a line box to its baseline, as CSS places it. */
export function baseline(style: TextStyle, lineHeight: number): number {
  const { ascent, descent, unitsPerEm } = fontOf(style.cut);
  const content = ((ascent - descent) * style.size) / unitsPerEm;
  return (lineHeight - content) / 2 + (ascent * style.size) / unitsPerEm;
}

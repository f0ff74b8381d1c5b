import { balanceLines } from "../render/line-breaks.ts";
import { rocketColour } from "../render/look-tokens.ts";
import { markShapes } from "../render/mark.ts";
import type { RocketArt } from "../render/rocket-art.ts";
import { starsBeside, type Box } from "../render/star-field.ts";
import { baseline, textPath, textWidth, type TextStyle } from "../render/text.ts";

export type CardText = {
  readonly title: string;
  readonly sub: string;
  /** The title as the page breaks it, if it does. */
  readonly lines: readonly string[] | null;
};

const cardWidth = 1200;
const cardHeight = 630;

const left = 64;
const titleWidth = 760;
const titleSizes = [108, 82, 70, 58, 50, 44] as const;
const mostLines = 4;
const titleLead = 0.93;
/** Where the brand ends and where the smoke begins. */
const area = { top: 109, bottom: 478 };
const sub = { style: { cut: "light", size: 26 }, gap: 20, lead: 1.55 } as const;
const brand = { style: { cut: "wordmark", size: 34, tracking: -0.03 }, top: 58 } as const;

/** The size the length of a title asks for. */
export function titleSize(title: string): number {
  if (title.length > 70) return 58;
  if (title.length > 44) return 70;
  return title.length > 20 ? 82 : 108;
}

type SetTitle = { readonly lines: readonly string[]; readonly style: TextStyle };

/**
 * Sets a title at the size its length asks for, or at a smaller one at which it takes four lines and no word is too
 * wide. The page's own lines are kept when they fit at the first or the second size.
 */
export function setTitle(title: string, ownLines: readonly string[] | null): SetTitle {
  const sizes = titleSizes.filter((size) => size <= titleSize(title));
  for (const size of sizes.slice(0, 2)) {
    if (ownLines && fits(ownLines, styleOf(size))) return { lines: ownLines, style: styleOf(size) };
  }
  for (const style of sizes.map(styleOf)) {
    const lines = balanceLines(title, (text) => textWidth(text, style), titleWidth);
    if (fits(lines, style)) return { lines, style };
  }
  throw new Error(`"${title}" is too long for a sharing card.`);
}

function styleOf(size: number): TextStyle {
  return { cut: "display", size, tracking: -0.042 };
}

function fits(lines: readonly string[], style: TextStyle): boolean {
  return lines.length <= mostLines && lines.every((line) => textWidth(line, style) <= titleWidth);
}

/** A sharing card as SVG: brand, title and sub line over the landing page's ascent. */
export function cardSvg(card: CardText, art: RocketArt, name: string): string {
  const { lines, style } = setTitle(card.title, card.lines);
  const lead = style.size * titleLead;
  const subLead = sub.style.size * sub.lead;
  const block = lines.length * lead + sub.gap + subLead;
  const top = area.top + (area.bottom - area.top - block) / 2;
  const first = top + baseline(style, lead);
  const titlePaths = lines.map((line, index) => textPath(line, left, first + index * lead, style));
  const subTop = top + block - subLead;
  const subPath = textPath(card.sub, left, subTop + baseline(sub.style, subLead), sub.style);
  const widest = Math.max(
    ...lines.map((line) => textWidth(line, style)),
    textWidth(card.sub, sub.style),
  );
  const text = {
    left: left - 24,
    right: left + widest + 24,
    top: top - 8,
    bottom: top + block + 8,
  };
  const onSky = rocketColour("on-sky");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardWidth} ${cardHeight}">
${backdrop(art, text)}
<g fill="${onSky}">
<g transform="translate(${left} ${brand.top}) scale(1.5)">${markShapes(onSky, rocketColour("signal"))}</g>
<path d="${textPath(name, 128, brand.top + baseline(brand.style, 48), brand.style)}"/>
<path d="${titlePaths.join("")}"/>
<path d="${subPath}" fill="${rocketColour("on-sky-2")}"/>
</g></svg>`;
}

/** The stage as `app/styles/stages.css` lays it out on a screen of this size. */
function backdrop({ stage, stars }: RocketArt, text: Box): string {
  return `<defs><radialGradient id="afterglow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(972 579.6) scale(552 390.6)"><stop stop-color="#ff7716" stop-opacity=".55"/><stop offset=".45" stop-color="#aa3606" stop-opacity=".28"/><stop offset=".75" stop-color="#aa3606" stop-opacity="0"/></radialGradient></defs>
<rect width="${cardWidth}" height="${cardHeight}" fill="${rocketColour("sky")}"/>
<g fill="${rocketColour("star")}" opacity=".8">${starsBeside(stars, text, { width: cardWidth, height: cardHeight })}</g>
<rect width="${cardWidth}" height="${cardHeight}" fill="url(#afterglow)"/>
<g transform="translate(192 0) scale(.7)">${stage}</g>`;
}

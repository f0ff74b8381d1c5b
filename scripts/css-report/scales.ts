import type { Sheet, StyleDeclaration } from "./sheet.ts";
import { Tally } from "./tally.ts";
import { isSpace, stepsOf } from "./values.ts";

/** What a declaration adds to a scale: nothing, its value, or several steps. */
type Scale = (declaration: StyleDeclaration) => readonly string[];

const valueOf =
  (property: RegExp): Scale =>
  ({ property: own, value }) =>
    property.test(own) ? [value] : [];

/** Numbers that stand on a scale in an interface, and are free in a drawing. */
const scales = {
  fontSizes: valueOf(/^font-size$/),
  fontWeights: valueOf(/^font-weight$/),
  lineHeights: valueOf(/^line-height$/),
  letterSpacings: valueOf(/^letter-spacing$/),
  paddings: valueOf(/^padding/),
  gaps: valueOf(/gap$/),
  spaces: ({ property, value }) => (isSpace(property) ? stepsOf(value) : []),
  radii: valueOf(/^border(-.+)?-radius$/),
  shadows: valueOf(/^box-shadow$/),
  zIndexes: valueOf(/^z-index$/),
  // A part's own numbers under a name: of a headline, a figure, the room of an overlap.
  sizesInProperties: ({ property, value }) =>
    /^--[\w-]+-size$/.test(property) && !/^var\(--size-\d+\)$/.test(value) ? [value] : [],
  spacesInProperties: ({ property, value }) =>
    /^--(?:[\w-]+-)?(?:room|padding|gap|gutter)$/.test(property) ? stepsOf(value) : [],
} as const satisfies Record<string, Scale>;

export type ScaleName = keyof typeof scales;

export const scaleNames = Object.keys(scales) as readonly ScaleName[];

export type Scales = Readonly<Record<ScaleName, Tally>>;

/** The different values of each scale: in the interface, or in its drawings. */
export function readScales(sheets: readonly Sheet[], isArt: boolean): Scales {
  const tallies = Object.fromEntries(scaleNames.map((name) => [name, new Tally()])) as Record<
    ScaleName,
    Tally
  >;
  for (const declaration of sheets.flatMap(({ declarations }) => declarations)) {
    if (declaration.isArt !== isArt) continue;
    for (const name of scaleNames) {
      for (const value of scales[name](declaration)) tallies[name].add(value, declaration.place);
    }
  }
  return tallies;
}

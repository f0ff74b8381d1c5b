import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * The cuts of the two variable fonts that pictures and PDFs are set in: neither the SVG renderer nor PDF can choose a
 * place on an axis. The looks' own cuts are in `app/styles/tokens.css`.
 */
const cuts = {
  display: { family: "mona-sans", wght: 720, wdth: 125 },
  wordmark: { family: "mona-sans", wght: 650, wdth: 122 },
  heading: { family: "mona-sans", wght: 680, wdth: 118 },
  label: { family: "mona-sans", wght: 600, wdth: 112 },
  light: { family: "mona-sans", wght: 400, wdth: 100 },
  text: { family: "mona-sans", wght: 500, wdth: 100 },
  strong: { family: "mona-sans", wght: 650, wdth: 100 },
  bold: { family: "mona-sans", wght: 700, wdth: 112 },
  mono: { family: "martian-mono", wght: 400, wdth: 85 },
} as const;

export type FontCut = keyof typeof cuts;
export const fontCuts = Object.keys(cuts) as readonly FontCut[];

const target = path.join("app", "generated", "fonts-static");
const require = createRequire(import.meta.url);

export function fontFile(cut: FontCut): string {
  const { family, wght, wdth } = cuts[cut];
  return path.join(target, `${family}-${wght}-${wdth}.ttf`);
}

/** Makes the font files that are not there yet. */
export async function makeStaticFonts(): Promise<void> {
  mkdirSync(target, { recursive: true });
  await Promise.all(fontCuts.map(makeCut));
}

async function makeCut(cut: FontCut) {
  const file = fontFile(cut);
  if (existsSync(file)) return;
  const { family, wght, wdth } = cuts[cut];
  const source = require.resolve(
    `@fontsource-variable/${family}/files/${family}-latin-wdth-normal.woff2`,
  );
  const font = await subsetFont(readFileSync(source), undefined, {
    targetFormat: "truetype",
    variationAxes: { wght, wdth },
    keepAllGlyphs: true,
  });
  writeFileSync(file, font);
}

/** Cuts the two variable fonts down to the characters and axes the site uses. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const characters = `${ascii} ©®·–—‘’“”•…€£°±×÷éèêáàâäãåçíóôöøñúüßÉÖÜ←↑→↓↗−≤≥™`;

/** By family: what is left of each axis. */
const families = {
  "mona-sans": { wght: { min: 200, max: 800 } },
  "martian-mono": { wght: { min: 300, max: 700 }, wdth: { min: 75, max: 100 } },
} as const;

const target = path.join("app", "generated", "fonts");
/** What the files were made of. */
const inputsStamp = path.join("app", "generated", "fonts.inputs");
const require = createRequire(import.meta.url);

function wholeFont(family: string): Buffer {
  const file = `@fontsource-variable/${family}/files/${family}-latin-wdth-normal.woff2`;
  return readFileSync(require.resolve(file));
}

function fontFile(family: string): string {
  return path.join(target, `${family}.woff2`);
}

function hashInputs(): string {
  const hash = createHash("sha256").update(JSON.stringify({ characters, families }));
  for (const family of Object.keys(families)) hash.update(wholeFont(family));
  return hash.digest("hex");
}

export function areFontsMade(): boolean {
  const isThere = (file: string) => existsSync(file);
  if (![inputsStamp, ...Object.keys(families).map(fontFile)].every(isThere)) return false;
  return readFileSync(inputsStamp, "utf8") === hashInputs();
}

export async function makeFonts(): Promise<void> {
  const { default: subsetFont } = await import("subset-font");
  mkdirSync(target, { recursive: true });
  rmSync(inputsStamp, { force: true });
  for (const [family, variationAxes] of Object.entries(families)) {
    const options = { targetFormat: "woff2", variationAxes } as const;
    writeFileSync(fontFile(family), await subsetFont(wholeFont(family), characters, options));
  }
  writeFileSync(inputsStamp, hashInputs());
}

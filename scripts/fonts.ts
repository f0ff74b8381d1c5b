/** Cuts the two variable fonts down to the characters and axes the site uses, into `app/generated/fonts`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const characters = `${ascii} ©®·–—‘’“”•…€£°±×÷éèêáàâäãåçíóôöøñúüßÉÖÜ←↑→↓↗−≤≥™`;

const target = "app/generated/fonts";
const require = createRequire(import.meta.url);

async function subset(family: string, axes: Record<string, { min: number; max: number }>) {
  const file = `${target}/${family}.woff2`;
  if (existsSync(file)) return;
  const source = require.resolve(
    `@fontsource-variable/${family}/files/${family}-latin-wdth-normal.woff2`,
  );
  const font = await subsetFont(readFileSync(source), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  writeFileSync(file, font);
}

mkdirSync(target, { recursive: true });
await subset("mona-sans", { wght: { min: 200, max: 800 } });
await subset("martian-mono", { wght: { min: 300, max: 700 }, wdth: { min: 75, max: 100 } });

import { readFileSync } from "node:fs";
import { drawMockup } from "../../app/components/marketing/art/drawings/mockup.ts";
import { mockupSize } from "../../app/components/marketing/art/mockup-size.ts";
import type { MockupName } from "../../app/content/art-name.ts";
import { plainColours, type Variables } from "./colour.ts";
import { rocketTokens } from "./look-tokens.ts";
import { opaquePngFrom } from "./png.ts";
import { fontFile } from "./static-fonts.ts";

const fontFiles = (["light", "text", "strong", "bold"] as const).map(fontFile);
/** The rules of the drawing itself: not those of another look, a screen or a movement. */
const rule = /^ {2}(\.mock[^{}]*)\{([^{}]*)\}/gm;

/** A demo application's window in the Rocket look, as on the landing page. */
export function mockupPicture(name: MockupName, width: number): Buffer {
  const size = mockupSize(name);
  const sheet = styleSheet("art-mockups");
  const variables = { ...rocketTokens(), ...hueVariables(name), ...variablesIn(sheet) };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" class="mock" font-family="Mona Sans" font-weight="500" font-size="12"><style>${drawingRules(sheet)}</style>${drawMockup(name)}</svg>`;
  return opaquePngFrom(knownWeights(plainColours(svg, variables)), { width, fontFiles });
}

/** What a sheet says for every look. */
function styleSheet(name: string): string {
  return readFileSync(`app/styles/${name}.css`, "utf8").split("@layer looks")[0] ?? "";
}

/** The rules of a window, in selectors and properties the renderer knows. */
function drawingRules(sheet: string): string {
  return Array.from(sheet.matchAll(rule), ([, selector = "", body = ""]) => {
    if (/nth-child|trace|bars/.test(selector)) return "";
    const known = body.replaceAll(/(--[\w-]+|font):[^;]*;/g, "").replaceAll(/\s+/g, " ");
    return `${expand(selector.trim())}{${known.replace("112%", "semi-expanded")}}`;
  }).join("\n");
}

/** The renderer knows hundreds only, and takes the nearest cut above. */
function knownWeights(svg: string): string {
  return svg.replaceAll(/(font-weight(?:: |="))(\d)\d\d/g, "$1$200");
}

/** What `.art-hue` computes from the hue of a window. */
function hueVariables(name: MockupName): Variables {
  const sheet = styleSheet("art-hue");
  const owner = /\.art-hue \{([^}]*)\}/.exec(sheet)?.[1] ?? "";
  const hue = new RegExp(`\\.hue-${name}\\b[^{]*\\{([^}]*)\\}`).exec(sheet)?.[1];
  if (!hue) throw new Error(`art-hue.css has no hue for "${name}".`);
  return { ...variablesIn(owner), ...variablesIn(hue) };
}

function variablesIn(css: string): Variables {
  return Object.fromEntries(
    Array.from(css.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [
      name,
      value.trim(),
    ]),
  );
}

/** `.mock :is(.a, .b)` as `.mock .a, .mock .b`. */
function expand(selector: string): string {
  const match = /^(.*?):is\(([^)]*)\)$/.exec(selector);
  if (!match) return selector;
  const [, before = "", options = ""] = match;
  return options
    .split(",")
    .map((option) => before + option.trim())
    .join(", ");
}

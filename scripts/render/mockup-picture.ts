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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" class="mock" font-family="Mona Sans" font-weight="500" font-size="12"><style>${mockupStyles(name)}</style>${drawMockup(name)}</svg>`;
  return opaquePngFrom(svg, { width, fontFiles });
}

/** The site's sheets for a window, in plain colours and in selectors the renderer knows. */
function mockupStyles(name: MockupName): string {
  const sheet = readFileSync("app/styles/art-mockups.css", "utf8").split("@layer looks")[0] ?? "";
  const variables = { ...rocketTokens(), ...hueVariables(name), ...variablesIn(sheet) };
  return Array.from(sheet.matchAll(rule), ([, selector = "", body = ""]) => {
    if (selector.includes("nth-child")) return "";
    const plain = body
      .replace(/--[\w-]+:[^;]*;/g, "")
      .replace(/(animation|transform-\w+|font):[^;]*;/g, "")
      .replace("font-stretch: 112%", "font-stretch: semi-expanded");
    return `${expand(selector.trim())}{${plainColours(plain, variables).replaceAll(/\s+/g, " ")}}`;
  }).join("\n");
}

/** What `.art-hue` computes from the hue of a window. */
function hueVariables(name: MockupName): Variables {
  const sheet = readFileSync("app/styles/art-hue.css", "utf8").split("@layer looks")[0] ?? "";
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

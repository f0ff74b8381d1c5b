import { readFileSync } from "node:fs";
import { drawFitness } from "../../app/components/marketing/art/drawings/mockups/fitness.ts";
import { mockupSize } from "../../app/components/marketing/art/mockup-size.ts";
import type { MockupName } from "../../app/content/art-name.ts";
import { drawingMarkup } from "../drawing-markup.ts";
import { plainColours, type Variables } from "./colour.ts";
import { rocketTokens } from "./look-tokens.ts";
import { opaquePngFrom } from "./png.ts";
import { fontFile } from "./static-fonts.ts";

const fontFiles = (["light", "text", "strong", "bold"] as const).map(fontFile);
const folder = "app/components/marketing/art/drawings/mockups";

/** A demo application's window in the Rocket look, as on the landing page. */
export function mockupPicture(name: MockupName, width: number): Buffer {
  const size = mockupSize(name);
  const variables = {
    ...rocketTokens(),
    ...hueVariables(name),
    ...variablesIn(styleSheet("mockup.module")),
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="Mona Sans" font-weight="500" font-size="12" fill="var(--ink)" stroke-width="1.5">${spaced(markupOf(name))}</svg>`;
  return opaquePngFrom(knownFaces(plainColours(svg, variables)), { width, fontFiles });
}

function markupOf(name: MockupName): string {
  if (name === "fitness") return drawFitness();
  return drawingMarkup(readFileSync(`${folder}/${name}.svg`, "utf8"));
}

/** What the sheet does with a text that says nothing of its spacing. */
function spaced(markup: string): string {
  return markup.replaceAll(/<text(?![^>]*letter-spacing)/g, '<text letter-spacing="-.01em"');
}

/** What a sheet says for every look. */
function styleSheet(name: string): string {
  return (
    readFileSync(`app/components/marketing/art/${name}.css`, "utf8").split("@layer looks")[0] ?? ""
  );
}

/** The renderer knows weights in hundreds only, and takes the nearest cut above; widths it knows by name. */
function knownFaces(svg: string): string {
  return svg
    .replaceAll(/(font-weight=")(\d)\d\d/g, "$1$200")
    .replaceAll('font-stretch="112%"', 'font-stretch="semi-expanded"');
}

/** What `[data-hue]` computes from the hue of a window. */
function hueVariables(name: MockupName): Variables {
  const sheet = styleSheet("hues");
  const owner = /\[data-hue\] \{([^}]*)\}/.exec(sheet)?.[1] ?? "";
  const hue = new RegExp(`\\[data-hue="${name}"\\][^{]*\\{([^}]*)\\}`).exec(sheet)?.[1];
  if (!hue) throw new Error(`hues.css has no hue for "${name}".`);
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

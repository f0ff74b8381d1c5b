import { site } from "../../app/content/site.ts";
import { rocketColour } from "../render/look-tokens.ts";
import { markShapes } from "../render/mark.ts";
import { pngFrom } from "../render/png.ts";
import { textPath, textWidth } from "../render/text.ts";

type Version = { readonly name: string; readonly line: string; readonly orb: string };

/** The header's proportions, on the mark's grid. */
const wordmark = { cut: "wordmark", size: 22.7, tracking: -0.03 } as const;
const nameLeft = 42.7;
const baseline = 24.7;
const pngHeight = 512;

/** The mark and the wordmark as SVG and PNG, on nothing, by path in the archive. */
export function logoKit(): Record<string, Uint8Array> {
  const files: Record<string, Uint8Array> = {
    "README.txt": new TextEncoder().encode(readme()),
  };
  for (const { name, line, orb } of versions()) {
    const drawings = [
      ["mark", markSvg(line, orb)],
      ["wordmark", wordmarkSvg(line, orb)],
    ] as const;
    for (const [kind, svg] of drawings) {
      const path = `${kind}/${site.name.toLowerCase()}-${kind}-${name}`;
      files[`${path}.svg`] = new TextEncoder().encode(svg);
      files[`${path}.png`] = pngFrom(svg, { height: pngHeight });
    }
  }
  return files;
}

function versions(): Version[] {
  const signal = rocketColour("signal");
  return [
    { name: "ink", line: rocketColour("ink"), orb: signal },
    { name: "paper", line: rocketColour("on-sky"), orb: signal },
    { name: "mono", line: "#000000", orb: "#000000" },
  ];
}

/** Cut to the mark's own outline; the header's square has air at its sides. */
function markSvg(line: string, orb: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="5 1.9 23.1 28.1">${markShapes(line, orb)}</svg>`;
}

function wordmarkSvg(line: string, orb: string): string {
  const width = Math.ceil(nameLeft + textWidth(site.name, wordmark)) - 5;
  const name = `<path d="${textPath(site.name, nameLeft, baseline, wordmark)}" fill="${line}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="5 0 ${width} 32">${markShapes(line, orb)}${name}</svg>`;
}

function readme(): string {
  return [
    `${site.name}: logo files`,
    "",
    "mark/      the mark alone",
    "wordmark/  the mark with the name beside it",
    "",
    "ink    for light grounds",
    "paper  for dark grounds",
    "mono   for one colour; fill it with any colour of enough contrast",
    "",
    "Leave a quarter of the mark's height free on every side. The brand sheet has the rules.",
    `Questions: ${site.email}`,
    "",
  ].join("\r\n");
}

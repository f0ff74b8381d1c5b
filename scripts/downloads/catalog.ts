import { site } from "../../app/content/site.ts";
import type { RocketArt } from "../render/rocket-art.ts";
import { brandSheet } from "./brand-sheet.ts";
import { factSheet } from "./fact-sheet.ts";
import { logoKit } from "./logo-kit.ts";
import { partnerGuide } from "./partner-guide.ts";
import type { Block } from "./pdf/block.ts";
import { typeset } from "./pdf/typeset.ts";
import { screenshots } from "./screenshots.ts";
import { zip } from "./zip.ts";

export type Download = {
  readonly id: "partner-guide" | "logos" | "brand-sheet" | "screenshots" | "fact-sheet";
  readonly name: string;
  readonly description: string;
  readonly file: string;
  readonly make: (art: RocketArt) => Uint8Array | Promise<Uint8Array>;
};

const prefix = site.name.toLowerCase();
/** Of the documents and archives. Not the build's, so that the same words give the same files. */
const date = new Date(Date.UTC(site.copyrightYear, 0, 1));

/** Everything there is to download, in the order the pages list it. */
export const catalog: readonly Download[] = [
  {
    id: "partner-guide",
    name: "Partner guide",
    description: "Tiers, commission, what you are handed and the way in.",
    file: `${prefix}-partner-guide.pdf`,
    make: (art) => pdf("Partner guide", partnerGuide(), art),
  },
  {
    id: "logos",
    name: "Logos",
    description:
      "Mark and wordmark for light grounds, dark grounds and one colour, as SVG and PNG.",
    file: `${prefix}-logos.zip`,
    make: () => zip(logoKit(), date),
  },
  {
    id: "brand-sheet",
    name: "Brand sheet",
    description: "Colours, type, clear space, and what to leave alone.",
    file: `${prefix}-brand-sheet.pdf`,
    make: (art) => pdf("Brand sheet", brandSheet(), art),
  },
  {
    id: "screenshots",
    name: "Product screenshots",
    description: "Ten applications, 1480 pixels wide, as PNG.",
    file: `${prefix}-screenshots.zip`,
    make: () => zip(screenshots(site.name), date),
  },
  {
    id: "fact-sheet",
    name: "Fact sheet",
    description: "Who we are, what we do and whom to ask, on one page.",
    file: `${prefix}-fact-sheet.pdf`,
    make: (art) => pdf("Fact sheet", factSheet(), art),
  },
];

function pdf(title: string, blocks: readonly Block[], art: RocketArt): Promise<Buffer> {
  const identity = { title, subject: site.tagline, author: site.name, date };
  return typeset(blocks, identity, art);
}

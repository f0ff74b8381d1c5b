import type { ProductImage } from "./model.ts";

const dark = "oklch(.22 .02 265)";
const white = "oklch(.99 0 0)";
const grey = "oklch(.86 .01 265)";
const amber = "oklch(.82 .17 78)";

type Drawing = {
  /** Colour of the tile and of the disc on it. */
  readonly ground: string;
  readonly disc: string;
  /** SVG on a ground of 320 by 260. */
  readonly markup: string;
};

const blades = Array.from(
  { length: 8 },
  (_, index) =>
    `<path d="M160 104q16-8 12-30" fill="none" stroke="oklch(.6 .06 178)" stroke-width="4" transform="rotate(${index * 45} 160 104)"/>`,
).join("");

/** The six products, drawn flat; all of it is ours and constant. */
export const productDrawings: Readonly<Record<ProductImage, Drawing>> = {
  headphones: {
    ground: "oklch(.9 .06 75)",
    disc: "oklch(.83 .11 62)",
    markup: `<path d="M84 168v-22a76 76 0 0 1 152 0v22" fill="none" stroke="${dark}" stroke-width="15"/><path d="M96 150a64 64 0 0 1 128 0" fill="none" stroke="${white}" stroke-width="4" opacity=".5"/><rect x="66" y="148" width="42" height="74" rx="20" fill="${dark}"/><rect x="212" y="148" width="42" height="74" rx="20" fill="${dark}"/><rect x="96" y="154" width="24" height="62" rx="12" fill="${white}"/><rect x="200" y="154" width="24" height="62" rx="12" fill="${white}"/><circle cx="76" cy="185" r="6" fill="${amber}"/>`,
  },
  watch: {
    ground: "oklch(.9 .035 280)",
    disc: "oklch(.78 .08 275)",
    markup: `<path d="M128 36h64l8 52H120ZM120 178h80l-8 50h-64Z" fill="${dark}"/><rect x="98" y="76" width="124" height="120" rx="34" fill="${dark}"/><rect x="108" y="86" width="104" height="100" rx="26" fill="oklch(.32 .03 270)"/><circle cx="160" cy="136" r="34" fill="none" stroke="oklch(.5 .03 270)" stroke-width="8"/><path d="M160 102a34 34 0 1 1-32 46" fill="none" stroke="${amber}" stroke-width="8" stroke-linecap="round"/><rect x="222" y="122" width="9" height="26" rx="4" fill="${dark}"/><text x="160" y="144" text-anchor="middle" font-weight="700" font-size="24" fill="${white}">9:41</text>`,
  },
  kettle: {
    ground: "oklch(.92 .04 85)",
    disc: "oklch(.84 .09 55)",
    markup: `<path d="M116 90h88l22 112a18 18 0 0 1-18 20H112a18 18 0 0 1-18-20Z" fill="${white}"/><path d="M160 90h44l22 112a18 18 0 0 1-18 20h-48Z" fill="${grey}"/><path d="M108 132 72 104l-6 10 34 46Z" fill="${white}"/><path d="M210 108h22c24 0 34 18 30 42l-6 34" fill="none" stroke="${dark}" stroke-width="15" stroke-linecap="round"/><rect x="112" y="76" width="96" height="16" rx="6" fill="${dark}"/><circle cx="160" cy="68" r="9" fill="${dark}"/><rect x="92" y="214" width="136" height="14" rx="5" fill="${dark}"/><rect x="128" y="150" width="60" height="30" rx="7" fill="${dark}"/><text x="158" y="172" text-anchor="middle" font-weight="650" font-size="17" fill="${amber}">85 °C</text>`,
  },
  purifier: {
    ground: "oklch(.93 .035 175)",
    disc: "oklch(.83 .08 178)",
    markup: `<rect x="102" y="46" width="116" height="180" rx="30" fill="${white}"/><path d="M160 46h28a30 30 0 0 1 30 30v120a30 30 0 0 1-30 30h-28Z" fill="${grey}"/><circle cx="160" cy="104" r="38" fill="${dark}"/>${blades}<circle cx="160" cy="104" r="7" fill="${amber}"/><path d="M124 166h72M124 178h72M124 190h72M124 202h72" stroke="${dark}" stroke-width="4"/>`,
  },
  bands: {
    ground: "oklch(.93 .06 125)",
    disc: "oklch(.84 .13 130)",
    markup: `<path d="M96 214C58 150 84 60 160 60s102 90 64 154" fill="none" stroke="${dark}" stroke-width="16"/><path d="M116 210C88 156 108 88 160 88s72 68 44 122" fill="none" stroke="${amber}" stroke-width="12"/><path d="M134 206c-18-46-6-88 26-88s44 42 26 88" fill="none" stroke="${white}" stroke-width="9"/><rect x="74" y="204" width="76" height="22" rx="11" fill="${dark}"/><rect x="170" y="204" width="76" height="22" rx="11" fill="${dark}"/>`,
  },
  bottle: {
    ground: "oklch(.92 .04 235)",
    disc: "oklch(.82 .09 240)",
    markup: `<path d="M132 70h56v14c0 10 16 16 16 36v86a20 20 0 0 1-20 20h-48a20 20 0 0 1-20-20v-86c0-20 16-26 16-36Z" fill="oklch(.45 .1 250)"/><path d="M160 70h28v14c0 10 16 16 16 36v86a20 20 0 0 1-20 20h-24Z" fill="oklch(.37 .09 252)"/><rect x="126" y="44" width="68" height="30" rx="8" fill="${dark}"/><path d="M134 44a26 20 0 0 1 52 0" fill="none" stroke="${dark}" stroke-width="9"/><path d="m144 176 16-28 10 16 6-8 14 20Z" fill="${white}"/><rect x="126" y="118" width="5" height="70" rx="2.5" fill="${white}" opacity=".45"/>`,
  },
};

import { site } from "../../app/content/site.ts";
import { hexColour } from "../render/colour.ts";
import { rocketColour, rocketTokens } from "../render/look-tokens.ts";
import type { Block, MarkSample, Swatch } from "./pdf/block.ts";

/** Tokens of the Rocket look that make the brand, with what each is for. */
const uses = [
  ["ink", "Ink", "Text and the mark on paper"],
  ["paper", "Paper", "The ground of every page"],
  ["signal", "Signal", "The moon, and what to press"],
  ["sky", "Sky", "The dark ground of the ascent"],
  ["on-sky", "Bone", "Text and the mark on sky"],
  ["signal-text", "Ember", "Small orange text on paper"],
] as const;

/** Colours, type and the rules of the mark, from the site's own tokens. */
export function brandSheet(): Block[] {
  return [
    {
      kind: "band",
      title: "Brand sheet",
      text: `How to show ${site.name}: mark, colours and type.`,
    },
    { kind: "heading", text: "The mark" },
    {
      kind: "text",
      text: `A stroke climbs, swings round a moon and comes back: a free-return trajectory that also reads as a P. Set beside the name, it stands to its left. The moon is signal orange wherever colour can be printed.`,
    },
    { kind: "marks", marks: marks() },
    {
      kind: "cards",
      cards: [
        {
          title: "Do",
          text: "What keeps the mark itself.",
          points: [
            "Leave a quarter of its height free on every side.",
            "Show it at 16 pixels or 5 millimeters at least.",
            "Use the version in one colour where orange cannot be printed.",
            `Write the name as ${site.name}, with one capital.`,
          ],
        },
        {
          title: "Don’t",
          text: "What makes it something else.",
          points: [
            "Stretch, tilt, outline or shade it.",
            "Change the colour of the moon, except in the version in one colour.",
            "Set it on a photograph or a busy pattern.",
            "Put the name into another typeface.",
          ],
        },
      ],
    },
    {
      kind: "chapter",
      title: "Colour and type",
      text: "Six colours, one of them loud. Two typefaces, both free under the Open Font License.",
    },
    { kind: "swatches", swatches: swatches() },
    {
      kind: "specimens",
      specimens: [
        {
          cut: "display",
          size: 30,
          sample: "Launch Your Business",
          setting: "Mona Sans, width 125%, weight 720, tracking -0.042 em. Titles.",
        },
        {
          cut: "heading",
          size: 19,
          sample: "One platform for your customers",
          setting: "Mona Sans, width 118%, weight 680, tracking -0.03 em. Headings.",
        },
        {
          cut: "light",
          size: 12,
          sample: "We rebuild dated business sites as full web applications and host them.",
          setting: "Mona Sans, width 100%, weight 400. Text.",
        },
        {
          cut: "mono",
          size: 11,
          sample: "GET /v1/orders 200",
          setting: "Martian Mono, width 85%, weight 400. Code and figures.",
        },
      ],
    },
    {
      kind: "facts",
      facts: [
        {
          label: "Files",
          value: "The logo archive is on the press page.",
        },
        { label: "Questions", value: site.email, href: `mailto:${site.email}` },
      ],
    },
  ];
}

function swatches(): Swatch[] {
  const tokens = rocketTokens();
  return uses.map(([token, name, use]) => {
    const oklch = tokens[`--${token}`] ?? "";
    return { name, use, oklch, hex: hexColour(oklch) };
  });
}

function marks(): MarkSample[] {
  const [ink, surface, signal, sky, bone] = [
    rocketColour("ink"),
    rocketColour("surface"),
    rocketColour("signal"),
    rocketColour("sky"),
    rocketColour("on-sky"),
  ];
  return [
    {
      ground: surface,
      line: ink,
      orb: signal,
      caption: "On paper, with its clear space: a quarter of its height",
      hasClearSpace: true,
    },
    { ground: sky, line: bone, orb: signal, caption: "On sky: the stroke in bone" },
    { ground: signal, line: ink, orb: ink, caption: "In one colour, here on signal" },
  ];
}

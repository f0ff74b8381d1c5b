import { wcagContrast } from "culori";
import { globSync, readFileSync } from "node:fs";
import { parse } from "postcss";
import { expect, test } from "vitest";
import { resolveColour, withoutVariables, type Declarations, type Scheme } from "./css-colours.ts";

type Pair = readonly [words: string, ground: string];

/** To be read: 4.5 to 1. */
const readEverywhere: readonly Pair[] = [
  ...["--ink", "--ink-2", "--signal-text"].flatMap((words) =>
    ["--paper", "--surface", "--inset"].map((ground) => [words, ground] as const),
  ),
  ["--on-signal", "--signal"],
  ["--on-signal", "--signal-hi"],
  ...["ok", "warn", "danger"].flatMap((state) =>
    [`--${state}-bg`, "--surface", "--paper"].map((ground) => [`--${state}`, ground] as const),
  ),
  ...["ok", "warn", "danger"].map((state) => ["--ink", `--${state}-bg`] as const),
];

/** To be seen: 3 to 1. The edges of fields and buttons, and the line around what has the focus. */
const seenEverywhere: readonly Pair[] = [
  ["--line-2", "--surface"],
  ["--line-2", "--paper"],
  ["--signal-text", "--paper"],
  ["--signal-text", "--surface"],
];

const onAccent: Pair = ["--on-signal", "--demo-accent"];

const readIn: Readonly<Record<string, readonly Pair[]>> = {
  community: [onAccent],
  dashboard: [["--demo-accent", "--surface"]],
  ecommerce: [["--paper", "--main-button-hover"]],
  fitness: [
    ...["--on-night", "--on-night-2", "--lime"].flatMap((words) =>
      ["--night", "--night-2"].map((ground) => [words, ground] as const),
    ),
    ...["--heat-0", "--heat-1", "--heat-2", "--heat-3"].map((heat) => ["--ink", heat] as const),
    ["--heat-ink-4", "--heat-4"],
    ["--heat-ink-5", "--heat-5"],
  ],
  healthcare: [onAccent],
  learning: [onAccent],
  portal: [
    onAccent,
    ["--hb-on-deep", "--hb-deep"],
    ["--hb-on-deep-2", "--hb-deep"],
    ["--hb-gold-text", "--surface"],
    ["--ink", "--hb-tint"],
    ["--ink-2", "--hb-tint"],
    ["--signal-text", "--hb-tint"],
  ],
  realestate: [
    ["--demo-accent", "--surface"],
    ["--re-clay", "--re-clay-bg"],
    ["--re-clay", "--surface"],
  ],
  recruitment: [
    ["--kr-on-deep", "--kr-deep"],
    ["--kr-on-deep-2", "--kr-deep"],
  ],
  restaurant: [
    ["--on-strong", "--strong"],
    ["--k-ink", "--k-paper"],
    ["--k-ink-2", "--k-paper"],
    ["--k-ink", "--k-ok"],
    ["--k-ink", "--k-watch"],
    ["--k-ink", "--k-late"],
    ...["--k-ok-text", "--k-watch-text", "--k-late-text"].flatMap((words) =>
      ["--surface", "--paper"].map((ground) => [words, ground] as const),
    ),
  ],
};

/** Marks that say something by themselves; beside the shop's amber there are always words. */
const seenIn: Readonly<Record<string, readonly Pair[]>> = {
  ...Object.fromEntries(
    "community dashboard fitness healthcare learning portal realestate restaurant"
      .split(" ")
      .map((demo) => [demo, [["--demo-accent", "--surface"]]]),
  ),
  recruitment: [
    ["--demo-accent", "--surface"],
    ...["screening", "interview", "offer", "hired", "rejected", "applied"].map(
      (stage) => [`--kr-${stage}`, "--surface"] as const,
    ),
  ],
};

function declarationsOf(file: string, matches: (selector: string) => boolean): Declarations {
  const found: Record<string, string> = {};
  parse(readFileSync(file, "utf8")).walkRules(({ selectors, nodes }) => {
    if (!selectors.some(matches)) return;
    for (const node of nodes)
      if (node.type === "decl" && node.variable) found[node.prop] = node.value;
  });
  return found;
}

const schemes = { rocket: "light", cyber: "dark", space: "dark" } as const;
type Look = keyof typeof schemes;

/** A demo as it is worn: in a look, and in a scheme that may be another than the look's. */
type Worn = { readonly demo: string; readonly look: Look; readonly scheme: Scheme };

const sharedSheet = "app/components/demo/palette.css";

/** The custom properties of a demo's frame as the layers put them together. */
function paletteOf({ demo, look }: Worn): Declarations {
  const own = `.app--${demo}`;
  const inLook = `[data-look="${look}"]`;
  const tokens = declarationsOf("app/styles/tokens.css", (selector) =>
    [":root", inLook].includes(selector),
  );
  // What the root has made from its own names stays when the frame gives these names other values.
  const onRoot = declarationsOf(sharedSheet, (selector) => selector === ":root");
  const inherited = Object.entries(onRoot).map(([name, value]) => [
    name,
    withoutVariables(value, tokens),
  ]);
  return {
    ...tokens,
    ...Object.fromEntries(inherited),
    ...declarationsOf(
      sharedSheet,
      (selector) => selector.includes("app--") && !selector.includes(`:not(${own})`),
    ),
    ...declarationsOf(`app/demos/${demo}/palette.css`, (selector) =>
      [own, `${inLook} ${own}`].includes(selector),
    ),
  };
}

function faintPairs(worn: Worn, palette: Declarations): readonly string[] {
  const colour = (name: string) => resolveColour(`var(${name})`, palette, worn.scheme);
  const below = (least: number, pairs: readonly Pair[]) =>
    pairs.flatMap(([words, ground]) => {
      const contrast = wcagContrast(colour(words), colour(ground));
      return contrast >= least ? [] : [`${words} on ${ground}: ${contrast.toFixed(2)} of ${least}`];
    });
  return [
    ...below(4.5, [...readEverywhere, ...(readIn[worn.demo] ?? [])]),
    ...below(3, [...seenEverywhere, ...(seenIn[worn.demo] ?? [])]),
  ];
}

const demos = globSync("app/demos/*/palette.css").map((file) => file.split("/")[2] ?? "");
const looks = Object.keys(schemes) as readonly Look[];
const worn: readonly Worn[] = [
  ...demos.flatMap((demo) => looks.map((look) => ({ demo, look, scheme: schemes[look] }))),
  // Its pass is dark whatever the look.
  { demo: "restaurant", look: "rocket", scheme: "dark" },
];

test("every demo has a palette", () => {
  expect(demos).toHaveLength(globSync("app/demos/*/route.tsx").length);
});

test.each(worn)("$demo can be read in $look, $scheme", (one) => {
  expect(faintPairs(one, paletteOf(one))).toEqual([]);
});

test.each(worn.filter(({ demo }) => demo !== "dashboard"))(
  "a seed of $demo that is too pale in $look, $scheme is found",
  (one) => {
    const palette = paletteOf(one);
    const washedOut = (seed: string) =>
      faintPairs(one, {
        ...palette,
        [seed]: `color-mix(in oklab, var(--seed-paper) 60%, ${palette[seed]})`,
      });
    expect(washedOut("--seed-ink")).toContainEqual(expect.stringMatching(/^--ink on --paper: /));
    const states = ["good", "warning", "bad"];
    expect(states.filter((state) => washedOut(`--seed-${state}`).length === 0)).toEqual([]);
  },
);

import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runnerImport, type Plugin } from "vite";
import { plainColours } from "./colour.ts";
import { rocketTokens } from "./look-tokens.ts";

type Stage = {
  readonly RocketStage: ComponentType<{ nouns: readonly [string, string, string, string] }>;
  readonly RocketStageSmall: ComponentType;
};
type StarField = { readonly Stars: ComponentType };

export type RocketArt = {
  /** What the stage draws on its 1440 × 900, without the altimeter. */
  readonly stage: string;
  /** The smoke at the foot of a page hero, from 560 to 900 of the same height. */
  readonly smoke: string;
  /** The stars, placed in per cent of the picture. */
  readonly stars: string;
};

const folder = "./app/components/marketing/art";

/** The landing page's own drawing as plain SVG. */
export async function rocketArt(): Promise<RocketArt> {
  const [{ RocketStage, RocketStageSmall }, { Stars }] = await Promise.all([
    load<Stage>(`${folder}/rocket-stage.tsx`),
    load<StarField>(`${folder}/stars.tsx`),
  ]);
  const tokens = rocketTokens();
  const stage = renderToStaticMarkup(createElement(RocketStage, { nouns: ["", "", "", ""] }));
  return {
    stage: plainColours(
      inside(stage).replace(/<g[^>]* data-altimeter="">[\s\S]*?<\/g>/, ""),
      tokens,
    ),
    smoke: plainColours(inside(renderToStaticMarkup(createElement(RocketStageSmall))), tokens),
    stars: inside(renderToStaticMarkup(createElement(Stars))),
  };
}

/** A drawing's class names mean nothing outside a page. */
const withoutSheets: Plugin = {
  name: "without-sheets",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".module.css") ? "\0no-class-names" : undefined),
  load: (id) => (id === "\0no-class-names" ? "export default {}" : undefined),
};

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    logLevel: "error",
    plugins: [withoutSheets],
  });
  return module;
}

function inside(markup: string): string {
  const content = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(markup)?.[1];
  if (content === undefined) throw new Error("The drawing is no longer one inline SVG.");
  return content;
}

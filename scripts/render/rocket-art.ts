import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runnerImport } from "vite";
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
    stage: plainColours(inside(stage).replace(/<g class="alt">[\s\S]*?<\/g>/, ""), tokens),
    smoke: plainColours(inside(renderToStaticMarkup(createElement(RocketStageSmall))), tokens),
    stars: inside(renderToStaticMarkup(createElement(Stars))),
  };
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { configFile: false, logLevel: "error" });
  return module;
}

function inside(markup: string): string {
  const content = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(markup)?.[1];
  if (content === undefined) throw new Error("The drawing is no longer one inline SVG.");
  return content;
}

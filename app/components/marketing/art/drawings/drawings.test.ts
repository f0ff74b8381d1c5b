import { describe, expect, it } from "vitest";
import type {
  FeatureArtName,
  MockupName,
  OldSiteBody,
  PlateName,
  SceneName,
} from "#app/content/art-name.ts";
import { drawFeature } from "./feature.ts";
import { drawMockup } from "./mockup.ts";
import { drawOldSite } from "./old-site.ts";
import { drawPlate } from "./plate.ts";
import { drawScene } from "./scene.ts";

/** A record cannot leave a name out, so a new name without a drawing fails to compile and then fails here. */
const features: Record<FeatureArtName, true> = {
  database: true,
  commerce: true,
  community: true,
  partners: true,
  apis: true,
  cdn: true,
  chat: true,
  analytics: true,
  workflows: true,
  payments: true,
  users: true,
  security: true,
};
const mockups: Record<MockupName, true> = {
  ecommerce: true,
  healthcare: true,
  dashboard: true,
  community: true,
  learning: true,
  portal: true,
  recruitment: true,
  realestate: true,
  restaurant: true,
  fitness: true,
};
const scenes: Record<SceneName, true> = {
  retail: true,
  recruitment: true,
  realestate: true,
  healthcare: true,
  education: true,
  restaurant: true,
  fitness: true,
  legal: true,
  events: true,
  nonprofit: true,
};
const plates: Record<PlateName, true> = {
  technology: true,
  development: true,
  design: true,
  architecture: true,
  backend: true,
  performance: true,
};
const bodies: Record<OldSiteBody, true> = { list: true, form: true, table: true };

const oldSite = { title: "Rock & Sons <3", subtitle: "Price list", links: ["Home", "Map"] };

const all = [
  ...drawingsOf("feature", features, drawFeature),
  ...drawingsOf("mockup", mockups, drawMockup),
  ...drawingsOf("scene", scenes, drawScene),
  ...drawingsOf("plate", plates, drawPlate),
  ...drawingsOf("old site", bodies, (body) => drawOldSite({ ...oldSite, body, width: 530 })),
];

describe.each(all)("%s", (_, draw) => {
  const markup = draw();

  it("is drawn, and the same on every call", () => {
    expect(markup.length).toBeGreaterThan(300);
    expect(draw()).toBe(markup);
  });

  it("has no style attribute, which the policy forbids, and no value that is not one", () => {
    expect(markup).not.toMatch(/style=|undefined|NaN|null|\[object/);
  });

  it("has numbers of at most two decimals", () => {
    expect(markup).not.toMatch(/\d\.\d{3}/);
  });

  it("closes every element it opens", () => {
    expect(leftOpen(markup)).toEqual([]);
  });
});

it("writes a client's words as words, not as markup", () => {
  expect(drawOldSite({ ...oldSite, body: "list", width: 740 })).toContain("Rock &amp; Sons &lt;3");
});

function drawingsOf<Name extends string>(
  family: string,
  names: Record<Name, true>,
  draw: (name: Name) => string,
): [string, () => string][] {
  return (Object.keys(names) as Name[]).map((name) => [`${family} ${name}`, () => draw(name)]);
}

/** Names of the elements that are open at the end, or at the first end tag that is not the innermost element's. */
function leftOpen(markup: string): string[] {
  const open: string[] = [];
  for (const [, close, name = "", self] of markup.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (close && open.pop() !== name) return [...open, name];
    if (!close && !self) open.push(name);
  }
  return open;
}

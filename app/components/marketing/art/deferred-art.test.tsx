import { existsSync, readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { features } from "./drawings/features.ts";
import { mockups } from "./drawings/mockups.ts";
import { plates } from "./drawings/plates.ts";
import { scenes } from "./drawings/scenes.ts";
import { FeatureArt } from "./feature-art.tsx";
import { Mockup } from "./mockup.tsx";
import { OldSite } from "./old-site.tsx";
import { Plate } from "./plate.tsx";
import { Scene } from "./scene.tsx";

const oldSite = {
  title: "Fieldstore",
  subtitle: "Prices",
  links: ["Home"],
  body: "table",
} as const;

const drawings = [
  { name: "a feature", draw: () => <FeatureArt name="users" className="own" />, says: "Viewer" },
  { name: "a mock-up", draw: () => <Mockup name="portal" className="own" />, says: "$84,210" },
  { name: "a scene", draw: () => <Scene name="fitness" className="own" />, says: "24" },
  { name: "a plate", draw: () => <Plate name="performance" className="own" />, says: "1.2 s" },
  { name: "an old site", draw: () => <OldSite {...oldSite} className="own" />, says: "ask Brenda" },
];

describe("a drawing on the server", () => {
  it.each(drawings)("of $name is in the page, hidden from screen readers", ({ draw, says }) => {
    const html = renderToString(draw());
    expect(html).toMatch(
      /^<svg class="\S+ own" [^>]*viewBox="0 0 \d+ \d+" [^>]*aria-hidden="true"/,
    );
    expect(html).toContain(says);
  });
});

/** What each family's component gives a page, by the names of the family. */
const families = [
  framesOf("features", features, (name) => <FeatureArt name={name} />),
  framesOf("mockups", mockups, (name) => <Mockup name={name} />),
  framesOf("plates", plates, (name) => <Plate name={name} />),
  framesOf("scenes", scenes, (name) => <Scene name={name} />),
];

describe("the frame of a drawing", () => {
  it.each(families.flat())("$file is that of its file", ({ file, frame }) => {
    expect(frameIn(readFileSync(`${import.meta.dirname}/drawings/${file}`, "utf8"))).toBe(frame);
  });
});

/** Of those that have a file, without the chart: that has two frames inside, and none around them in a page. */
function framesOf<Name extends string>(
  family: string,
  drawn: Readonly<Record<Name, string>>,
  draw: (name: Name) => ReactElement,
): { file: string; frame: string | undefined }[] {
  return (Object.keys(drawn) as Name[])
    .map((name) => ({ file: `${family}/${name}.svg`, frame: frameIn(renderToString(draw(name))) }))
    .filter(({ file }) => file !== "features/analytics.svg")
    .filter(({ file }) => existsSync(`${import.meta.dirname}/drawings/${file}`));
}

function frameIn(markup: string): string | undefined {
  return /^<svg[^>]*\bviewBox="([^"]*)"/.exec(markup)?.[1];
}

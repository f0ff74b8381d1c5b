import { globSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { features } from "./features.ts";
import { mockups } from "./mockups.ts";
import { drawOldSite } from "./old-site.ts";
import { plates } from "./plates.ts";
import { scenes } from "./scenes.ts";

const families = { features, mockups, plates, scenes };
const oldSite = { title: "Rock & Sons <3", subtitle: "Price list", links: ["Home", "Map"] };
const folder = import.meta.dirname;
const sheets = globSync("app/**/*.css").map((file) => readFileSync(file, "utf8"));

const all = [
  ...Object.entries(families).flatMap(([family, drawings]) =>
    Object.entries(drawings).map(([name, markup]) => [`${family}/${name}`, markup] as const),
  ),
  ...(["list", "form", "table"] as const).map(
    (body) => [`old site ${body}`, drawOldSite({ ...oldSite, body, width: 530 })] as const,
  ),
];

describe.each(all)("%s", (_, markup) => {
  it("is drawn", () => {
    expect(markup.length).toBeGreaterThan(300);
  });

  it("has no style, which the policy forbids, no class and no value that is not one", () => {
    expect(markup).not.toMatch(/style[=>]|class=|undefined|NaN|null|\[object/);
  });

  it("names only properties that a sheet gives a value", () => {
    const names = Array.from(markup.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name);
    const unknown = names.filter((name) => !sheets.some((sheet) => sheet.includes(`${name}:`)));
    expect(unknown).toEqual([]);
  });

  it("has numbers of at most two decimals", () => {
    expect(markup).not.toMatch(/\d\.\d{3}/);
  });

  it("closes every element it opens", () => {
    expect(leftOpen(markup)).toEqual([]);
  });
});

describe.each(Object.entries(families))("the folder of %s", (family, drawings) => {
  const files = readdirSync(path.join(folder, family));

  it("has one file for each drawing", () => {
    const names = files.map((file) => path.parse(file).name);
    expect(names.toSorted()).toEqual(Object.keys(drawings).toSorted());
  });

  it.each(files.filter((file) => file.endsWith(".svg")))(
    "has %s as a picture by itself",
    (file) => {
      const drawing = readFileSync(path.join(folder, family, file), "utf8");
      expect(drawing).toMatch(
        /^<svg\s[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*viewBox="0 0 \d/,
      );
      expect(drawing).toMatch(/<title>.+<\/title>/);
      // Neither Inkscape nor Illustrator knows them.
      expect(drawing).not.toMatch(/var\(|oklch\(|color-mix\(/);
    },
  );
});

it("writes a client's words as words, not as markup", () => {
  expect(drawOldSite({ ...oldSite, body: "list", width: 740 })).toContain("Rock &amp; Sons &lt;3");
});

/** Names of the elements that are open at the end, or at the first end tag that is not the innermost element's. */
function leftOpen(markup: string): string[] {
  const open: string[] = [];
  for (const [, close, name = "", self] of markup.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (close && open.pop() !== name) return [...open, name];
    if (!close && !self) open.push(name);
  }
  return open;
}

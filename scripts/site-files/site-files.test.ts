import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describePage } from "./built-pages.ts";
import { badgeIcon, icons } from "./icons.ts";
import { llmsTxt } from "./llms-txt.ts";
import { manifest } from "./manifest.ts";
import { securityTxt } from "./security-txt.ts";
import { robots, sitemap } from "./sitemap.ts";

const origin = "https://perilune.com";

function aPage(address: string, extra = "") {
  return describePage(
    address,
    `<title>Nuts &amp; bolts · Perilune</title><meta name="description" content="What &quot;it&quot; is."/>${extra}`,
  );
}

const noindex = '<meta name="robots" content="noindex"/>';

test("a page is described in its own words", () => {
  expect(aPage("/x")).toEqual({
    path: "/x",
    title: "Nuts & bolts",
    description: 'What "it" is.',
    isIndexed: true,
    modified: null,
  });
  expect(aPage("/x", noindex).isIndexed).toBe(false);
  expect(() => describePage("/x", "<title>X</title>")).toThrow("/x has no title");
});

test("the date of a document comes from its structured data", () => {
  const crumbs = '<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>';
  const article =
    '<script type="application/ld+json">{"datePublished":"2025-01-02","dateModified":"2025-03-04"}</script>';
  expect(aPage("/x", crumbs).modified).toBeNull();
  expect(aPage("/x", crumbs + article).modified).toBe("2025-03-04");
});

test("the sitemap has the indexed pages only, and is named in robots.txt", () => {
  const dated = { ...aPage("/blog/a"), modified: "2025-03-04" };
  const xml = sitemap([aPage("/"), dated, aPage("/login", noindex)], origin);
  expect(xml.match(/<url>.*<\/url>/g)).toEqual([
    "<url><loc>https://perilune.com/</loc></url>",
    "<url><loc>https://perilune.com/blog/a</loc><lastmod>2025-03-04</lastmod></url>",
  ]);
  expect(robots(origin)).toContain("\nSitemap: https://perilune.com/sitemap.xml\n");
});

test("llms.txt lists indexed pages under their headings", () => {
  const pages = [aPage("/"), aPage("/blog"), aPage("/blog/a"), aPage("/login", noindex)];
  expect(llmsTxt(pages, { name: "Perilune", tagline: "A line.", origin }).split("\n")).toEqual([
    "# Perilune",
    "",
    "> A line.",
    "",
    "## Pages",
    "",
    '- [Nuts & bolts](https://perilune.com/): What "it" is.',
    '- [Nuts & bolts](https://perilune.com/blog): What "it" is.',
    "",
    "## Articles",
    "",
    '- [Nuts & bolts](https://perilune.com/blog/a): What "it" is.',
    "",
  ]);
});

test("security.txt expires within the year after the build", () => {
  const text = securityTxt({ email: "a@b.example", origin }, new Date("2026-02-03T04:05:06.789Z"));
  expect(text).toContain("Contact: mailto:a@b.example\n");
  expect(text).toContain("Expires: 2027-02-02T04:05:06Z\n");
  expect(text).toContain("Policy: https://perilune.com/security#disclosure\n");
});

test("icons have the sizes that the manifest states", () => {
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"/></svg>';
  const files = icons({ favicon: square, maskable: square, mono: square });
  const stated = JSON.parse(manifest("Perilune", "A line.")).icons as Record<string, string>[];
  for (const { src = "", sizes, type } of stated) {
    if (type !== "image/png") continue;
    const bytes = Buffer.from(files[src.slice(1)] ?? []);
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  const ico = Buffer.from(files["favicon.ico"] ?? []);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.subarray(23, 26).toString()).toBe("PNG");
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
});

test("the badge is the icon with a dot, which has a colour of the icon", () => {
  const favicon = readFileSync("public/favicon.svg", "utf8");
  const badge = badgeIcon(favicon);
  const drawing = /<rect.*<\/g>/s.exec(favicon)?.[0] ?? "missing";
  expect(badge).toContain(drawing);
  expect(favicon).toContain("#ff6a1f");
  expect(badge.split("#ff6a1f")).toHaveLength(3);
  expect(() => badgeIcon('<svg viewBox="0 0 64 64"></svg>')).toThrow("not drawn on 32 by 32");
});

// @vitest-environment jsdom
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import { articleSlugs } from "../../app/content/document-slugs.ts";
import { site } from "../../app/content/site.ts";
import routes from "../../app/routes.ts";
import { addresses } from "../support/addresses.ts";
import { attributeOf, metaOf, tagsOf, titleOf } from "../support/served-html.ts";
import { bytesOf, get, htmlOf } from "./served.ts";

const indexed = addresses.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);

/** Pages that search engines shall leave out: what staff and orders need, and the address that leads on to a demo. */
const unlisted = ["/admin", "/auth", "/calls", "/login", "/purchase", "/demo/analytics"];

/** The addresses of the route table, without patterns. */
function addressesOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const address = entry.path ? `${parent}/${entry.path}` : parent;
    if (entry.children) return addressesOf(entry.children, address);
    return address.includes("*") || address.includes(":") ? [] : [address || "/"];
  });
}

async function getText(address: string): Promise<string> {
  const answer = await get(address);
  expect(answer.status, address).toBe(200);
  return answer.text();
}

/** Width and height as a PNG states them. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

function localPath(address: string): string {
  expect(address.startsWith(site.origin), address).toBe(true);
  return address.slice(site.origin.length);
}

describe("a page that can be found", () => {
  for (const path of indexed) {
    test(`${path} says what it is, and has a card to share`, async () => {
      const html = await getText(path);
      const title = titleOf(html);
      const description = metaOf(html, "description") ?? "";
      const canonicals = tagsOf(html, "link").filter(
        (link) => attributeOf(link, "rel") === "canonical",
      );
      expect(title).toMatch(new RegExp(`^.{19,49} · ${site.name}$`));
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(canonicals.map((link) => attributeOf(link, "href"))).toEqual([site.origin + path]);
      expect(metaOf(html, "og:url")).toBe(site.origin + path);
      expect(metaOf(html, "og:type")).toMatch(/^(website|article)$/);
      expect(metaOf(html, "og:site_name")).toBe(site.name);
      expect(metaOf(html, "og:locale")).toBe("en_US");
      expect(metaOf(html, "twitter:card")).toBe("summary_large_image");
      for (const card of ["og", "twitter"]) {
        expect(metaOf(html, `${card}:title`)).toBe(title);
        expect(metaOf(html, `${card}:description`)).toBe(description);
        expect(metaOf(html, `${card}:image:alt`)?.length).toBeGreaterThan(10);
        expect(metaOf(html, `${card}:image`)).toBe(metaOf(html, "og:image"));
      }
      expect([metaOf(html, "og:image:width"), metaOf(html, "og:image:height")]).toEqual([
        "1200",
        "630",
      ]);
      const image = await get(localPath(metaOf(html, "og:image") ?? ""));
      expect(image.status).toBe(200);
      expect(image.headers.get("content-type")).toBe("image/png");
      expect(sizeOf(await bytesOf(image))).toBe("1200x630");
    });
  }

  test("no two share a title, a description or a card", async () => {
    const heads = await Promise.all(addresses.map(({ path }) => htmlOf(path)));
    for (const read of [titleOf, (html: string) => metaOf(html, "description")]) {
      expect(new Set(heads.map(read)).size).toBe(addresses.length);
    }
    const cards = heads.map((html) => metaOf(html, "og:image")).filter((card) => card !== null);
    expect(new Set(cards).size).toBe(indexed.length);
  });
});

test("pages that shall not be found say so and name no address", async () => {
  for (const { path, isIndexed } of addresses.filter((address) => !address.isIndexed)) {
    const html = await htmlOf(path);
    expect(metaOf(html, "robots"), path).toBe("noindex");
    expect(isIndexed || html.includes('rel="canonical"') || html.includes("og:image")).toBe(false);
  }
});

test("every address of the route table is built, and no other", () => {
  const built = addresses.filter(({ status }) => status === 200).map(({ path }) => path);
  expect(built).toEqual(addressesOf(routes).toSorted());
});

test("the sitemap has exactly the pages that can be found, dated where they have a date", async () => {
  const xml = await getText("/sitemap.xml");
  const listed = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = ""]) => localPath(loc));
  const expected = addressesOf(routes).filter((address) => !unlisted.includes(address));
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(listed.toSorted()).toEqual(indexed.toSorted());
  const dated = xml.match(/<loc>[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g) ?? [];
  const documents = /\/(blog|press|careers)\/[^<]+/;
  expect(dated).toHaveLength(listed.filter((address) => documents.test(address)).length);
  expect(dated.every((entry) => documents.test(entry))).toBe(true);
});

test("robots.txt forbids nothing and names the sitemap", async () => {
  const text = await getText("/robots.txt");
  expect(text).toContain("User-agent: *");
  expect(text).not.toContain("Disallow: /");
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});

for (const [feed, item, type] of [
  ["/rss.xml", "item", "application/rss+xml"],
  ["/atom.xml", "entry", "application/atom+xml"],
] as const) {
  test(`${feed} is XML with the six articles, and every page names it`, async () => {
    const answer = await get(feed);
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const xml = new DOMParser().parseFromString(await answer.text(), "application/xml");
    expect(xml.querySelector("parsererror")).toBeNull();
    for (const { path } of addresses) {
      const named = tagsOf(await htmlOf(path), "link").find(
        (link) => attributeOf(link, "type") === type,
      );
      expect(named && [attributeOf(named, "rel"), attributeOf(named, "href")], path).toEqual([
        "alternate",
        feed,
      ]);
    }
    const links = Array.from(xml.querySelectorAll(item), (entry) => {
      const link = entry.querySelector("link");
      const [content] = entry.getElementsByTagNameNS("*", item === "item" ? "encoded" : "content");
      return [
        link?.getAttribute("href") ?? link?.textContent ?? "",
        content?.textContent ?? "",
      ] as const;
    });
    expect(links.map(([link]) => localPath(link)).toSorted()).toEqual(
      articleSlugs.map((slug) => `/blog/${slug}`).toSorted(),
    );
    for (const [link, content] of links) {
      expect(content.length, link).toBeGreaterThan(3000);
      expect(content).not.toMatch(/(href|src)="[/#]/);
    }
  });
}

test("the manifest and its icons are what they say they are", async () => {
  const links = tagsOf(await htmlOf("/"), "link");
  for (const [rel, href] of [
    ["manifest", "/site.webmanifest"],
    ["apple-touch-icon", "/apple-touch-icon.png"],
    ["mask-icon", "/icon-mono.svg"],
  ]) {
    const link = links.find((tag) => attributeOf(tag, "rel") === rel) ?? "";
    expect(attributeOf(link, "href"), rel).toBe(href);
  }
  const answer = await get("/site.webmanifest");
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  const { name, icons } = await answer.json();
  expect(name).toBe(site.name);
  const purposes = new Set(icons.map((icon: { purpose: string }) => icon.purpose));
  expect(purposes).toEqual(new Set(["any", "maskable", "monochrome"]));
  for (const { src, sizes, type } of icons) {
    const icon = await get(src);
    expect([icon.status, icon.headers.get("content-type")], src).toEqual([200, type]);
    // A drawing has no size of its own.
    const size = type === "image/png" ? sizeOf(await bytesOf(icon)) : sizes;
    expect(size, src).toBe(sizes);
  }
  expect(sizeOf(await bytesOf(await get("/apple-touch-icon.png")))).toBe("180x180");
  const favicon = await get("/favicon.ico");
  expect(favicon.headers.get("content-type")).toBe("image/x-icon");
  expect((await bytesOf(favicon)).readUInt8(6)).toBe(32);
});

test("the icon with a dot, which the inbox shows in its tab, is served as the usual one is", async () => {
  const [usual, badge] = await Promise.all([get("/favicon.svg"), get("/favicon-badge.svg")]);
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries(
      ["content-type", "cache-control", "x-content-type-options", "vary"].map((name) => [
        name,
        headers.get(name),
      ]),
    );
  expect([usual.status, badge.status]).toEqual([200, 200]);
  expect(headersOf(badge)).toEqual(headersOf(usual));
  expect(headersOf(badge)["content-type"]).toBe("image/svg+xml");
  expect(await badge.text()).not.toBe(await usual.text());
});

test("security.txt leads to somebody, and has not expired", async () => {
  const response = await get("/.well-known/security.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  const fields = new Map(
    text
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/, 2)) as [string, string][],
  );
  expect(fields.get("Contact")).toBe(`mailto:${site.email}`);
  expect(fields.get("Canonical")).toBe(`${site.origin}/.well-known/security.txt`);
  const daysLeft = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(0);
  expect(daysLeft).toBeLessThan(366);
  const [policy = "", anchor = ""] = localPath(fields.get("Policy") ?? "").split("#");
  expect(await getText(policy)).toContain(` id="${anchor}"`);
});

test("llms.txt lists every page that can be found, and only those", async () => {
  const text = await getText("/llms.txt");
  const links = Array.from(
    text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{70,160}$/gm),
    ([, link = ""]) => localPath(link),
  );
  expect(links.toSorted()).toEqual(indexed.toSorted());
});

test("unknown children of real pages answer 404", async () => {
  for (const parent of ["/examples", "/blog", "/press", "/careers", "/demo", "/contact"]) {
    for (const child of ["nope", "nope/deeper"]) {
      const response = await get(`${parent}/${child}`);
      expect(response.status, `${parent}/${child}`).toBe(404);
      expect(await response.text()).toContain('name="robots" content="noindex"');
    }
  }
});

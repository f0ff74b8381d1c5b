import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { APIRequestContext } from "@playwright/test";
import { articleSlugs } from "../../../app/content/document-slugs.ts";
import { site } from "../../../app/content/site.ts";
import routes from "../../../app/routes.ts";
import { addresses } from "../../support/addresses.ts";
import { expect, test } from "../fixtures.ts";
import { attributeOf, metaOf, tagsOf, titleOf } from "../../support/served-html.ts";

const indexed = addresses.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);

/** Pages that search engines shall leave out: what staff and orders need, and the address that leads on to a demo. */
const unlisted = ["/admin", "/auth", "/login", "/purchase", "/demo/analytics"];

/** The addresses of the route table, without patterns. */
function addressesOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const address = entry.path ? `${parent}/${entry.path}` : parent;
    if (entry.children) return addressesOf(entry.children, address);
    return address.includes("*") || address.includes(":") ? [] : [address || "/"];
  });
}

async function getText(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
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

test.describe("a page that can be found", () => {
  for (const path of indexed) {
    test(`${path} says what it is, and has a card to share`, async ({ request }) => {
      const html = await getText(request, path);
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
      const image = await request.get(localPath(metaOf(html, "og:image") ?? ""));
      expect(image.status()).toBe(200);
      expect(image.headers()["content-type"]).toBe("image/png");
      expect(sizeOf(await image.body())).toBe("1200x630");
    });
  }

  test("no two share a title, a description or a card", async ({ request }) => {
    const pages = await Promise.all(addresses.map(({ path }) => request.get(path)));
    const heads = await Promise.all(pages.map((page) => page.text()));
    for (const read of [titleOf, (html: string) => metaOf(html, "description")]) {
      expect(new Set(heads.map(read)).size).toBe(addresses.length);
    }
    const cards = heads.map((html) => metaOf(html, "og:image")).filter((card) => card !== null);
    expect(new Set(cards).size).toBe(indexed.length);
  });
});

test("pages that shall not be found say so and name no address", async ({ request }) => {
  for (const { path, isIndexed } of addresses.filter((address) => !address.isIndexed)) {
    const html = await (await request.get(path)).text();
    expect(metaOf(html, "robots"), path).toBe("noindex");
    expect(isIndexed || html.includes('rel="canonical"') || html.includes("og:image")).toBe(false);
  }
});

test("every address of the route table is built, and no other", () => {
  const built = addresses.filter(({ status }) => status === 200).map(({ path }) => path);
  expect(built).toEqual(addressesOf(routes).toSorted());
});

test("the sitemap has exactly the pages that can be found, dated where they have a date", async ({
  request,
}) => {
  const xml = await getText(request, "/sitemap.xml");
  const listed = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = ""]) => localPath(loc));
  const expected = addressesOf(routes).filter((address) => !unlisted.includes(address));
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(listed.toSorted()).toEqual(indexed.toSorted());
  const dated = xml.match(/<loc>[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g) ?? [];
  const documents = /\/(blog|press|careers)\/[^<]+/;
  expect(dated).toHaveLength(listed.filter((address) => documents.test(address)).length);
  expect(dated.every((entry) => documents.test(entry))).toBe(true);
});

test("robots.txt forbids nothing and names the sitemap", async ({ request }) => {
  const text = await getText(request, "/robots.txt");
  expect(text).toContain("User-agent: *");
  expect(text).not.toContain("Disallow: /");
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});

for (const [feed, item, type] of [
  ["/rss.xml", "item", "application/rss+xml"],
  ["/atom.xml", "entry", "application/atom+xml"],
] as const) {
  test(`${feed} is XML with the six articles, and every page names it`, async ({
    page,
    request,
  }) => {
    const response = await request.get(feed);
    expect(response.headers()["content-type"]).toBe("application/xml; charset=utf-8");
    const xml = await response.text();
    await page.goto("/blog");
    await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveAttribute(
      "href",
      feed,
    );
    const links = await page.evaluate(
      ([text, name]) => {
        const document = new DOMParser().parseFromString(text, "application/xml");
        if (document.querySelector("parsererror")) return [];
        return Array.from(document.querySelectorAll(name), (entry) => {
          const link = entry.querySelector("link");
          const content = entry.querySelector("content, encoded")?.textContent ?? "";
          return [link?.getAttribute("href") ?? link?.textContent ?? "", content] as const;
        });
      },
      [xml, item] as const,
    );
    expect(links.map(([link]) => localPath(link)).toSorted()).toEqual(
      articleSlugs.map((slug) => `/blog/${slug}`).toSorted(),
    );
    for (const [link, content] of links) {
      expect(content.length, link).toBeGreaterThan(3000);
      expect(content).not.toMatch(/(href|src)="[/#]/);
    }
  });
}

test("the manifest and its icons are what they say they are", async ({ page, request }) => {
  await page.goto("/");
  for (const [rel, href] of [
    ["manifest", "/site.webmanifest"],
    ["apple-touch-icon", "/apple-touch-icon.png"],
    ["mask-icon", "/icon-mono.svg"],
  ]) {
    await expect(page.locator(`link[rel="${rel}"]`)).toHaveAttribute("href", href ?? "");
  }
  const response = await request.get("/site.webmanifest");
  expect(response.headers()["content-type"]).toBe("application/manifest+json");
  const { name, icons } = await response.json();
  expect(name).toBe(site.name);
  const purposes = new Set(icons.map((icon: { purpose: string }) => icon.purpose));
  expect(purposes).toEqual(new Set(["any", "maskable", "monochrome"]));
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()["content-type"]], src).toEqual([200, type]);
    if (type === "image/png") expect(sizeOf(await icon.body()), src).toBe(sizes);
  }
  const touch = await request.get("/apple-touch-icon.png");
  expect(sizeOf(await touch.body())).toBe("180x180");
  const favicon = await request.get("/favicon.ico");
  expect(favicon.headers()["content-type"]).toBe("image/x-icon");
  expect((await favicon.body()).readUInt8(6)).toBe(32);
});

test("security.txt leads to somebody, and has not expired", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
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
  expect(await getText(request, policy)).toContain(` id="${anchor}"`);
});

test("llms.txt lists every page that can be found, and only those", async ({ request }) => {
  const text = await getText(request, "/llms.txt");
  const links = Array.from(
    text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{70,160}$/gm),
    ([, link = ""]) => localPath(link),
  );
  expect(links.toSorted()).toEqual(indexed.toSorted());
});

test("unknown children of real pages answer 404", async ({ request }) => {
  for (const parent of ["/examples", "/blog", "/press", "/careers", "/demo", "/contact"]) {
    for (const child of ["nope", "nope/deeper"]) {
      const response = await request.get(`${parent}/${child}`);
      expect(response.status(), `${parent}/${child}`).toBe(404);
      expect(await response.text()).toContain('name="robots" content="noindex"');
    }
  }
});

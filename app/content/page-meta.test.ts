import { expect, test } from "vitest";
import { ogImagePath } from "./og-image.ts";
import { pageMeta } from "./page-meta.ts";
import { site } from "./site.ts";
import { organization } from "./structured-data.ts";

const page = {
  title: "Contact us about your project",
  description:
    "Tell us what your site should be doing by now. A person reads every message and answers.",
  path: "/blog/some-article",
};

/** The content of one tag. */
function content(tags: ReturnType<typeof pageMeta>, key: string): unknown {
  for (const tag of tags) {
    if (!tag) continue;
    if (("property" in tag && tag.property === key) || ("name" in tag && tag.name === key)) {
      return tag.content;
    }
  }
  return undefined;
}

test("a page has its canonical address and its sharing cards", () => {
  const tags = pageMeta(page);
  const address = `${site.origin}${page.path}`;
  expect(tags).toContainEqual({ title: `${page.title} · ${site.name}` });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: address });
  expect(content(tags, "og:url")).toBe(address);
  expect(content(tags, "og:type")).toBe("website");
  expect(content(tags, "og:image")).toBe(`${site.origin}/og/blog-some-article.png`);
  expect(content(tags, "og:image:alt")).toBe(page.title);
  expect(content(tags, "twitter:card")).toBe("summary_large_image");
  expect(content(tags, "robots")).toBeUndefined();
});

test("an article says when it was published and by whom", () => {
  const tags = pageMeta({ ...page, kind: "article", published: "2025-11-12", author: "Ada" });
  expect(content(tags, "og:type")).toBe("article");
  expect(content(tags, "article:published_time")).toBe("2025-11-12");
  expect(content(tags, "article:author")).toBe("Ada");
  expect(content(tags, "article:modified_time")).toBeUndefined();
});

test("a page that shall not be found has neither canonical address nor sharing card", () => {
  const tags = pageMeta({ ...page, isIndexed: false });
  expect(content(tags, "robots")).toBe("noindex");
  expect(JSON.stringify(tags)).not.toContain(site.origin);
});

test("every thing of the structured data is one script", () => {
  const thing = organization();
  expect(pageMeta({ ...page, structuredData: [thing, thing] }).slice(-2)).toEqual([
    { "script:ld+json": thing },
    { "script:ld+json": thing },
  ]);
});

test.each([
  ["title", { title: "Contact" }],
  ["title", { title: "x".repeat(50) }],
  ["description", { description: "x".repeat(69) }],
  ["description", { description: "x".repeat(161) }],
])("a %s out of bounds stops the build and names the page", (what, change) => {
  expect(() => pageMeta({ ...page, ...change })).toThrow(
    new RegExp(`^/blog/some-article: its ${what} has \\d+ characters`),
  );
});

test("a page that shall not be found may be brief", () => {
  const brief = { path: "/login", isIndexed: false, title: "Sign in", description: "For staff." };
  expect(() => pageMeta(brief)).not.toThrow();
  expect(() => pageMeta({ ...brief, title: "x".repeat(50) })).toThrow("its title has 61");
});

test("the bounds themselves are allowed", () => {
  const ending = ` · ${site.name}`.length;
  for (const length of [30, 60]) {
    expect(() => pageMeta({ ...page, title: "x".repeat(length - ending) })).not.toThrow();
  }
  for (const length of [70, 160]) {
    expect(() => pageMeta({ ...page, description: "x".repeat(length) })).not.toThrow();
  }
});

test("sharing cards are named for their address", () => {
  expect(["/", "/pricing", "/blog/a-b"].map(ogImagePath)).toEqual([
    "/og/home.png",
    "/og/pricing.png",
    "/og/blog-a-b.png",
  ]);
});

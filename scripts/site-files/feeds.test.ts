// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Article } from "../../app/content/documents.ts";
import { feeds } from "./feeds.ts";

const origin = "https://perilune.com";

const article = {
  slug: "boring-tables-interesting-products",
  title: "Tables & <joins>",
  excerpt: "Why a plain table wins.",
  html: '<p id="why"><a href="/contact">Write</a> or <a href="#why">read</a> <code>a[b[0]]&gt;</code></p>',
  author: "Ada Example",
  date: "2025-11-12",
  category: "Backend",
} as Article;

test("feeds are XML, hold the whole article, and its links lead somewhere from anywhere", () => {
  const publisher = { name: "Perilune", tagline: "A line.", email: "a@b.example", origin };
  const { rss, atom } = feeds([article], publisher);
  const address = `${origin}/blog/${article.slug}`;
  for (const [xml, item, content] of [
    [rss, "item", "content:encoded"],
    [atom, "entry", "content"],
  ] as const) {
    const entries = new DOMParser().parseFromString(xml, "application/xml").querySelectorAll(item);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.querySelector("title")?.textContent).toBe(article.title);
    const html = entries[0]?.getElementsByTagName(content)[0]?.textContent ?? "";
    expect(html).toContain(`href="${origin}/contact"`);
    expect(html).toContain(`href="${address}#why"`);
    expect(html).toContain("a[b[0]]&gt;");
  }
});

import { expect, test } from "vitest";
import { articleCategories } from "../../app/content/documents.ts";
import { readArticles, readJobs, readReleases } from "./read-documents.ts";

test("there are six articles, one a category, newest first, with computed read times", () => {
  const articles = readArticles();
  expect(articles).toHaveLength(6);
  expect(articles.map(({ category }) => category).toSorted()).toEqual(articleCategories.toSorted());
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  // 700 to 1,200 words at 220 a minute.
  for (const { readTime } of articles) expect([4, 5, 6]).toContain(readTime);
});

test("each article ends with what to do on Monday", () => {
  for (const { contents } of readArticles()) {
    expect(contents.at(-1)?.text).toBe("What to do on Monday");
  }
});

test("there are four releases and four roles", () => {
  expect(readReleases()).toHaveLength(4);
  expect(readJobs()).toHaveLength(4);
});

test("no two documents share a title, a title of the window or a description", () => {
  const all = [...readArticles(), ...readReleases(), ...readJobs()];
  for (const field of ["title", "metaTitle", "description"] as const) {
    expect(new Set(all.map((document) => document[field])).size).toBe(all.length);
  }
});

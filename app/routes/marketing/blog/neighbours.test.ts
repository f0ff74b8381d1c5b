import { expect, test } from "vitest";
import { articles } from "virtual:documents/blog";
import { neighboursOf } from "./neighbours.ts";

test("the newest article has none after it, the oldest none before it", () => {
  const [newest, second] = articles;
  const oldest = articles.at(-1);
  expect(neighboursOf(newest?.slug ?? "", articles)).toMatchObject({
    next: null,
    previous: second,
  });
  expect(neighboursOf(oldest?.slug ?? "", articles).previous).toBeNull();
});

test("three other articles stand below each, none of them a neighbour", () => {
  for (const { slug } of articles) {
    const { previous, next, related } = neighboursOf(slug, articles);
    expect(related).toHaveLength(3);
    for (const article of related)
      expect([slug, previous?.slug, next?.slug]).not.toContain(article.slug);
  }
});

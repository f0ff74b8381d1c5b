import type { ArticleSummary } from "#app/content/documents.ts";

/** How many articles stand below another one. */
const relatedCount = 3;

type Neighbours = {
  /** The article published before this one. */
  readonly previous: ArticleSummary | null;
  readonly next: ArticleSummary | null;
  /** Articles that are neither, newest first. */
  readonly related: readonly ArticleSummary[];
};

/** What to read after an article, from all articles, newest first. */
export function neighboursOf(slug: string, articles: readonly ArticleSummary[]): Neighbours {
  const index = articles.findIndex((article) => article.slug === slug);
  const previous = articles[index + 1] ?? null;
  const next = articles[index - 1] ?? null;
  const known = new Set([slug, previous?.slug, next?.slug]);
  const related = articles.filter((article) => !known.has(article.slug));
  return { previous, next, related: related.slice(0, relatedCount) };
}

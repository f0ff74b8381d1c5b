import type { Article } from "#app/content/documents.ts";
import { pageMeta } from "#app/content/page-meta.ts";

export function articleMeta(article: Article) {
  return pageMeta({
    title: article.metaTitle,
    description: article.description,
    path: `/blog/${article.slug}`,
  });
}

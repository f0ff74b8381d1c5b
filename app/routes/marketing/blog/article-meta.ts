import type { Article } from "#app/content/documents.ts";
import { blog } from "#app/content/blog.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { blogPosting, breadcrumbList } from "#app/content/structured-data.ts";

export const articleCrumbs = [{ name: blog.name, path: "/blog" }] as const;

export function articleMeta(article: Article) {
  const path = `/blog/${article.slug}`;
  return pageMeta({
    title: article.metaTitle,
    description: article.description,
    path,
    kind: "article",
    published: article.date,
    author: article.author,
    structuredData: [
      blogPosting({ ...article, path }),
      breadcrumbList([...articleCrumbs, { name: article.title, path }]),
    ],
  });
}

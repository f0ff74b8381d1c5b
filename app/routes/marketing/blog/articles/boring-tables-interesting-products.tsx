import article from "#app/content/blog/boring-tables-interesting-products.md";
import { articleMeta } from "../article-meta.ts";
import { ArticlePage } from "../article-page.tsx";

export function meta() {
  return articleMeta(article);
}

export default function Article() {
  return <ArticlePage article={article} />;
}

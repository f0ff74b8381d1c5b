import article from "#app/content/blog/your-website-is-already-an-application.md";
import { articleMeta } from "../article-meta.ts";
import { ArticlePage } from "../article-page.tsx";

export function meta() {
  return articleMeta(article);
}

export default function Article() {
  return <ArticlePage article={article} />;
}

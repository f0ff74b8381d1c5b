import type { ArticleSummary } from "#app/content/documents.ts";
import { formatDate } from "#domain/formats.ts";
import posts from "./post-card.module.css";

type PostMetaProps = {
  readonly article: ArticleSummary;
  readonly hasAuthor?: boolean;
};

/** Category, date and read time of an article, in one line. */
export function PostMeta({ article, hasAuthor = false }: PostMetaProps) {
  return (
    <p className={posts.facts}>
      <b>{article.category}</b>
      {hasAuthor && <span>{article.author}</span>}
      <time dateTime={article.date}>{formatDate(article.date)}</time>
      <span>{article.readTime} min read</span>
    </p>
  );
}

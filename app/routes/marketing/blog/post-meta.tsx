import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import type { ArticleSummary } from "#app/content/documents.ts";
import { cn } from "#app/lib/cn.ts";
import { formatDate } from "#domain/formats.ts";
import facts from "../fact-line.module.css";

type PostMetaProps = {
  readonly article: ArticleSummary;
  readonly hasAuthor?: boolean;
};

/** Category, date and read time of an article, in one line. */
export function PostMeta({ article, hasAuthor = false }: PostMetaProps) {
  return (
    <p className={cn(cluster(4), textClass(14, "quiet"), facts.facts)}>
      <b className={textClass(14, 600)}>{article.category}</b>
      {hasAuthor && <span>{article.author}</span>}
      <time dateTime={article.date}>{formatDate(article.date)}</time>
      <span>{article.readTime} min read</span>
    </p>
  );
}

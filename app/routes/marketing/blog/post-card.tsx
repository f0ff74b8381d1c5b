import { Link } from "react-router";
import { Plate } from "#app/components/marketing/art/plate.tsx";
import { heading } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { ArticleSummary } from "#app/content/documents.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import posts from "./post-card.module.css";
import { PostMeta } from "./post-meta.tsx";

type PostProps = {
  readonly article: ArticleSummary;
  /** Makes the card the target of its category's chip. */
  readonly id?: string;
};

export function PostCard({ article, id }: PostProps) {
  return (
    <article className={posts.post} data-hue={article.image} id={id}>
      <div className={posts.picture}>
        <Plate name={article.image} />
      </div>
      <PostMeta article={article} />
      <h3 className={heading(24)}>
        <PostLink article={article} />
      </h3>
      <p className={cn(typography.quiet, posts.more)}>{article.excerpt}</p>
      <p className={cn(textClass(15, 560), posts.author)}>{article.author}</p>
    </article>
  );
}

/** The featured article, across the page. */
export function LeadPost({ article, id }: PostProps) {
  return (
    <article className={cn(ruled.below, posts.lead)} data-hue={article.image} id={id}>
      <div className={posts.picture}>
        <Plate name={article.image} />
      </div>
      <div>
        <PostMeta article={article} />
        <h2 className={typography.display}>
          <PostLink article={article} />
        </h2>
        <p className={cn(typography.quiet, posts.more)}>{article.excerpt}</p>
        <p className={cn(textClass(15, 560), posts.author)}>{article.author}</p>
      </div>
    </article>
  );
}

function PostLink({ article }: { readonly article: ArticleSummary }) {
  return (
    <Link className={panels.whole} to={`/blog/${article.slug}`} prefetch="intent" viewTransition>
      {article.title}
    </Link>
  );
}

import { Link } from "react-router";
import { Plate } from "#app/components/marketing/art/plate.tsx";
import typography from "#app/components/ui/typography.module.css";
import type { ArticleSummary } from "#app/content/documents.ts";
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
      <div className={posts.art}>
        <Plate name={article.image} />
      </div>
      <PostMeta article={article} />
      <h3 className={typography.heading}>
        <PostLink article={article} />
      </h3>
      <p className={posts.more}>{article.excerpt}</p>
      <p className={posts.author}>{article.author}</p>
    </article>
  );
}

/** The featured article, across the page. */
export function LeadPost({ article, id }: PostProps) {
  return (
    <article className={posts.lead} data-hue={article.image} id={id}>
      <div className={posts.art}>
        <Plate name={article.image} />
      </div>
      <div>
        <PostMeta article={article} />
        <h2 className={typography.display}>
          <PostLink article={article} />
        </h2>
        <p className={posts.more}>{article.excerpt}</p>
        <p className={posts.author}>{article.author}</p>
      </div>
    </article>
  );
}

function PostLink({ article }: { readonly article: ArticleSummary }) {
  return (
    <Link to={`/blog/${article.slug}`} prefetch="intent" viewTransition>
      {article.title}
    </Link>
  );
}

import { Link } from "react-router";
import { articles } from "virtual:documents/blog";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Plate } from "#app/components/marketing/art/plate.tsx";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { Breadcrumbs } from "#app/components/marketing/breadcrumbs.tsx";
import sections from "#app/components/marketing/section.module.css";
import { ShareTools } from "#app/components/marketing/share-tools.tsx";
import { Story } from "#app/components/marketing/story.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import { heading, part } from "#app/components/ui/heading.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { blog } from "#app/content/blog.ts";
import type { Article, ArticleSummary } from "#app/content/documents.ts";
import { toasts } from "#app/content/messages.ts";
import { sharing } from "#app/content/sharing.ts";
import { site } from "#app/content/site.ts";
import { cn } from "#app/lib/cn.ts";
import { articleCrumbs } from "./article-meta.ts";
import panels from "../panels.module.css";
import styles from "./article-page.module.css";
import { AuthorBox } from "./author-box.tsx";
import { neighboursOf } from "./neighbours.ts";
import posts from "./post-card.module.css";
import { PostCard } from "./post-card.tsx";
import { PostMeta } from "./post-meta.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

const onRefused = () => void notify(toasts.copyByHand);
const copyLabels = { label: sharing.copyCode, doneLabel: sharing.copied, onRefused };

/** One article of the blog (decision D10). */
export function ArticlePage({ article }: { readonly article: Article }) {
  const { previous, next, related } = neighboursOf(article.slug, articles);
  return (
    <main id="main">
      <article data-hue={article.image}>
        <BarHero
          className={styles.opening}
          lines={[article.title]}
          text={article.excerpt}
          before={
            <div className={panels.screenOnly}>
              <Breadcrumbs crumbs={articleCrumbs} />
            </div>
          }
        >
          <PostMeta article={article} hasAuthor />
        </BarHero>
        <div className={layout.pageWidth}>
          <figure className={cn(panels.screenOnly, styles.figure)}>
            <Plate name={article.image} />
            <figcaption className={textClass(14, "quiet")}>{article.caption}</figcaption>
          </figure>
        </div>
        <div className={cn(layout.pageWidth, panels.split, styles.columns)}>
          <div className={cn(stack(16), panels.beside, panels.screenOnly, styles.contents)}>
            <TableOfContents contents={article.contents} />
            <ShareTools
              title={article.title}
              url={`${site.origin}/blog/${article.slug}`}
              labels={sharing}
              onRefused={onRefused}
            />
          </div>
          <Story html={article.html} copy={copyLabels} />
        </div>
        <div className={layout.pageWidth}>
          <AuthorBox name={article.author} />
          <nav
            className={cn(columns(2, 24, 768), panels.screenOnly, styles.neighbours)}
            aria-label={blog.neighbours}
          >
            {previous && <Neighbour label={blog.previous} article={previous} />}
            {next && <Neighbour label={blog.next} article={next} isNext />}
          </nav>
        </div>
      </article>
      <section
        className={cn(sections.section, sections.inset, panels.closing, panels.screenOnly)}
        aria-labelledby="related"
      >
        <div className={layout.pageWidth}>
          <h2 className={cn(typography.display, part)} id="related">
            {blog.related}
          </h2>
          <div className={cn(columns(3, 48), panels.fewer, posts.list)}>
            {related.map((post) => (
              <PostCard key={post.slug} article={post} />
            ))}
          </div>
        </div>
      </section>
    </main>
  );
}

type NeighbourProps = {
  readonly label: string;
  readonly article: ArticleSummary;
  readonly isNext?: boolean;
};

function Neighbour({ label, article, isNext = false }: NeighbourProps) {
  return (
    <Link
      className={cn(stack(4), isNext && styles.next)}
      to={`/blog/${article.slug}`}
      prefetch="intent"
      viewTransition
    >
      <span className={textClass(14, "quiet")}>{label}</span>
      <b className={heading(20)}>{article.title}</b>
    </Link>
  );
}

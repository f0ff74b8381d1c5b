import { Link, useLocation } from "react-router";
import { articles } from "virtual:documents/blog";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { blog, countArticles, emptyCategory } from "#app/content/blog.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { NewsletterPlace } from "#app/forms/newsletter/newsletter-place.tsx";
import { cn } from "#app/lib/cn.ts";
import { useHydrated } from "#app/browser/use-hydrated.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { columns, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import sections from "#app/components/marketing/section.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { part } from "#app/components/ui/heading.ts";
import typography from "#app/components/ui/typography.module.css";
import panels from "../panels.module.css";
import styles from "./blog.module.css";
import { CategoryChips } from "./category-chips.tsx";
import { categorySlug, chosenCategory } from "./category-filter.ts";
import posts from "./post-card.module.css";
import { LeadPost, PostCard } from "./post-card.tsx";

/** How many cards stand before the newsletter box. */
const cardsBeforeBox = 3;

export function meta() {
  return pageMeta({ ...blog.meta, path: "/blog" });
}

export default function BlogPage() {
  const { search } = useLocation();
  const chosen = useHydrated() ? chosenCategory(search) : "all";
  const isAll = chosen === "all";
  const shown = isAll ? articles : articles.filter(({ category }) => category === chosen);
  const lead = isAll ? shown[0] : undefined;
  const cards = lead ? shown.slice(1) : shown;
  const category = isAll || chosen === "unknown" ? null : chosen;

  return (
    <main id="main">
      <BarHero lines={[blog.name]} text={blog.text}>
        <CategoryChips chosen={chosen} />
      </BarHero>
      <section className={cn(sections.section, panels.near)} id="articles" aria-label={blog.name}>
        <div className={layout.pageWidth}>
          {lead && <LeadPost article={lead} id={categorySlug(lead.category)} />}
          <div
            className={isAll ? typography.visuallyHidden : cn(spread(4, "baseline"), styles.head)}
          >
            <h2 className={typography.label}>
              {isAll ? blog.moreHeading : (category ?? blog.name)}
            </h2>
            <p className={typography.quiet} role="status">
              {countArticles(shown.length, category)}
            </p>
          </div>
          <div className={cn(columns(3, 48), panels.fewer, posts.list)}>
            {cards.length === 0 && <EmptyCategory />}
            {cards.slice(0, cardsBeforeBox).map(card)}
            <NewsletterPlace />
            {cards.slice(cardsBeforeBox).map(card)}
          </div>
          <p className={styles.feed}>
            <a className={typography.link} href="/rss.xml">
              <Icon name="feed" />
              {blog.feed}
            </a>
          </p>
        </div>
      </section>
    </main>
  );
}

function card(article: (typeof articles)[number]) {
  return <PostCard key={article.slug} article={article} id={categorySlug(article.category)} />;
}

function EmptyCategory() {
  return (
    <div className={cn(stack(12, "start"), styles.nothing)}>
      <h3 className={cn(typography.heading, part)}>{emptyCategory.title}</h3>
      <p>{emptyCategory.text}</p>
      <Link className={buttonClass("line", "small")} to="/blog" preventScrollReset viewTransition>
        {blog.reset}
      </Link>
    </div>
  );
}

import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { spread } from "#app/components/layout-kit/layout-kit.ts";
import { LostZero } from "#app/components/marketing/art/lost-zero.tsx";
import { Stars } from "#app/components/marketing/art/stars.tsx";
import heroes from "#app/components/marketing/hero.module.css";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import typography from "#app/components/ui/typography.module.css";
import { wantedPages } from "#app/content/navigation.ts";
import { notFound } from "#app/content/not-found.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { cn } from "#app/lib/cn.ts";
import { looks } from "#app/lib/look.ts";
import styles from "./not-found.module.css";

export const handle = { start: "now" };

export function meta() {
  return pageMeta({ ...notFound.meta, path: "/404", isIndexed: false });
}

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404 Error: no page at ${pathname}`);
  }, [pathname]);
  return (
    <main id="main">
      <section className={cn(heroes.hero, styles.opening, layout.onSky)} data-hero="lost">
        <Stars />
        <div className={cn(layout.pageWidth, styles.layout)} data-lost="">
          <div className={cn(spread(0), styles.words)}>
            <div>
              <h1 className={typography.heading}>{notFound.title}</h1>
              <p className={heroes.lead}>
                {looks.map((look) => (
                  <span key={look} className={styles.line} data-line={look}>
                    {notFound.lines[look]}
                  </span>
                ))}
              </p>
              <ActionLink to="/" label={notFound.home} />
            </div>
            <nav className={styles.wanted} aria-label={notFound.wanted}>
              <p>{notFound.wanted}</p>
              <ul>
                {wantedPages.map((page) => (
                  <li key={page.to}>
                    <Link className={typography.link} to={page.to} prefetch="intent" viewTransition>
                      {page.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          {/* After the words, which leave it its place: a page that comes in parts is painted in parts. */}
          <p
            className={cn(typography.display, styles.number)}
            role="img"
            aria-label={notFound.code}
          >
            <span aria-hidden="true">4</span>
            <span className={styles.zero} aria-hidden="true">
              <LostZero />
            </span>
            <span aria-hidden="true">4</span>
          </p>
        </div>
      </section>
    </main>
  );
}

import { releases } from "virtual:documents/press";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { Breadcrumbs } from "#app/components/marketing/breadcrumbs.tsx";
import sections from "#app/components/marketing/section.module.css";
import { ShareTools } from "#app/components/marketing/share-tools.tsx";
import { Story } from "#app/components/marketing/story.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import { part, steadyHeading } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import typography from "#app/components/ui/typography.module.css";
import type { Release } from "#app/content/documents.ts";
import { toasts } from "#app/content/messages.ts";
import { press } from "#app/content/press.ts";
import { sharing } from "#app/content/sharing.ts";
import { site } from "#app/content/site.ts";
import { cn } from "#app/lib/cn.ts";
import { formatDate } from "#domain/formats.ts";
import panels from "../panels.module.css";
import { ReleaseList } from "./release-list.tsx";
import { releaseCrumbs } from "./release-meta.ts";
import styles from "./release-page.module.css";

/** One press release (decision D12). */
export function ReleasePage({ release }: { readonly release: Release }) {
  const others = releases.filter(({ slug }) => slug !== release.slug);
  return (
    <main id="main">
      <article>
        <BarHero
          className={styles.opening}
          lines={[release.title]}
          text={release.excerpt}
          before={
            <div className={panels.screenOnly}>
              <Breadcrumbs crumbs={releaseCrumbs} />
            </div>
          }
        />
        <div className={cn(layout.pageWidth, panels.split, styles.columns)}>
          <div className={cn(stack(16, "start"), styles.side)}>
            <p className={stack(0)}>
              <b>{release.place}</b>
              <time className={typography.quiet} dateTime={release.date}>
                {formatDate(release.date)}
              </time>
            </p>
            <ShareTools
              title={release.title}
              url={`${site.origin}/press/${release.slug}`}
              labels={sharing}
              onRefused={() => void notify(toasts.copyByHand)}
            />
          </div>
          <div>
            <Story html={release.html} />
            <div className={cn(stack(6), ruled.above, typography.quiet, styles.contact)}>
              <h2 className={steadyHeading(20)}>{press.about.heading}</h2>
              <p>{press.about.text}</p>
              <h2 className={steadyHeading(20)}>{press.contact.heading}</h2>
              <p>
                <a className={typography.link} href={`mailto:${site.email}?subject=Press`}>
                  {site.email}
                </a>
                {" · "}
                <a className={typography.link} href={site.phone.href}>
                  {site.phone.label}
                </a>
              </p>
            </div>
          </div>
        </div>
      </article>
      <section
        className={cn(sections.section, sections.inset, panels.closing, panels.screenOnly)}
        aria-labelledby="more-releases"
      >
        <div className={layout.pageWidth}>
          <h2 className={cn(typography.display, part)} id="more-releases">
            {press.more}
          </h2>
          <ReleaseList releases={others} />
        </div>
      </section>
    </main>
  );
}

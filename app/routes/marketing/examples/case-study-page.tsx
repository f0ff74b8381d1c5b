import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { Breadcrumbs } from "#app/components/marketing/breadcrumbs.tsx";
import { ClosingBand } from "#app/components/marketing/closing-band.tsx";
import { FactList } from "#app/components/marketing/fact-list.tsx";
import { Voices } from "#app/components/marketing/voices.tsx";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { caseWithNeighbours } from "#app/content/case-neighbours.ts";
import type { CaseSlug } from "#app/content/case-slugs.ts";
import type { CaseStory } from "#app/content/case-studies/case-story.ts";
import { examples } from "#app/content/examples.ts";
import { cn } from "#app/lib/cn.ts";
import { caseCrumbs } from "./case-meta.ts";
import { CaseNeighbours } from "./case-neighbours.tsx";
import { CaseOutcome } from "./case-outcome.tsx";
import styles from "./case-study.module.css";
import { CaseText } from "./case-text.tsx";

type CaseStudyPageProps = { readonly slug: CaseSlug; readonly story: CaseStory };

/** A case study's page, built from its card's record and its story (decision D11). */
export function CaseStudyPage({ slug, story }: CaseStudyPageProps) {
  const { study, previous, next } = caseWithNeighbours(slug);
  const { labels, voiceHeading, closing } = examples.caseStudy;
  const { place, size, duration, live } = story.facts;
  return (
    <main id="main">
      <BarHero
        className={styles.opening}
        before={<Breadcrumbs crumbs={caseCrumbs} />}
        lines={[study.title]}
        text={study.description}
      >
        <FactList
          facts={[
            {
              label: labels.industry,
              value: (
                <span className={cn(row(8), styles.trade)}>
                  <Icon name={study.icon} />
                  {study.industry}
                </span>
              ),
            },
            { label: labels.place, value: place },
            { label: labels.size, value: size },
            { label: labels.duration, value: duration },
            { label: labels.live, value: live },
          ]}
        />
      </BarHero>
      <CaseOutcome study={study} />
      <CaseText study={study} story={story} />
      <Voices heading={voiceHeading} testimonials={[story.testimonial]} />
      <CaseNeighbours previous={previous} next={next} />
      <ClosingBand lines={closing.lines} text={closing.text}>
        <ActionLink to="/contact" label={closing.primary} icon="arrow" />
        <ActionLink to="/examples" label={closing.secondary} look="line" />
      </ClosingBand>
    </main>
  );
}

import layout from "#app/components/layout-kit/layout-kit.module.css";
import styles from "#app/components/marketing/case-card.module.css";
import { CaseCard } from "#app/components/marketing/case-card.tsx";
import { ClosingBand } from "#app/components/marketing/closing-band.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import sections from "#app/components/marketing/section.module.css";
import { StatStrip } from "#app/components/marketing/stat-strip.tsx";
import { Voices } from "#app/components/marketing/voices.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import typography from "#app/components/ui/typography.module.css";
import { caseStudies } from "#app/content/case-studies.ts";
import { examples } from "#app/content/examples.ts";
import { picturesOf } from "#app/content/mockup-labels.ts";
import { headlineStats } from "#app/content/headline-stats.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { testimonials } from "#app/content/testimonials.ts";
import { EveryIndustry } from "./every-industry.tsx";

export function meta() {
  return pageMeta({ ...examples.meta, path: "/examples" });
}

export default function ExamplesPage() {
  const { closing } = examples;
  return (
    <main id="main">
      <PageHero lines={examples.headline} text={examples.text} />
      <StatStrip stats={headlineStats} />
      <section className={sections.section} aria-labelledby="cases">
        <div className={layout.pageWidth}>
          <h2 className={typography.visuallyHidden} id="cases">
            {examples.casesHeading}
          </h2>
          <div className={styles.cases}>
            {caseStudies.map((study, index) => (
              // One in a whole row, then two halves, and again.
              <CaseCard
                key={study.slug}
                study={study}
                alternative={picturesOf(study)}
                isWide={index % 3 === 0}
                labels={examples}
              />
            ))}
          </div>
        </div>
      </section>
      <EveryIndustry />
      <Voices heading={examples.voicesHeading} testimonials={Object.values(testimonials)} />
      <ClosingBand lines={closing.lines} text={closing.text}>
        <ActionLink to="/contact" label={closing.primary} icon="arrow" />
        <ActionLink to="/about" label={closing.secondary} look="line" />
      </ClosingBand>
    </main>
  );
}

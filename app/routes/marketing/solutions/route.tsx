import layout from "#app/components/layout-kit/layout-kit.module.css";
import { ApproachSteps } from "#app/components/marketing/approach-steps.tsx";
import { ClosingBand } from "#app/components/marketing/closing-band.tsx";
import { DepartureBoard } from "#app/components/marketing/departure-board.tsx";
import { IndustryEntry } from "#app/components/marketing/industry-entry.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import sections from "#app/components/marketing/section.module.css";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { approach } from "#app/content/approach.ts";
import { demoTitle } from "#app/content/demo-catalog.ts";
import { industrySolutions } from "#app/content/industry-solutions.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { solutions } from "#app/content/solutions.ts";

export function meta() {
  return pageMeta({ ...solutions.meta, path: "/solutions" });
}

export default function SolutionsPage() {
  const { closing, afterSteps } = solutions;
  return (
    <main id="main">
      <PageHero lines={solutions.headline} text={solutions.text} />
      <DepartureBoard heading={solutions.boardHeading} industries={industrySolutions} />
      <section className={sections.section} aria-label="Industries">
        <div className={layout.pageWidth}>
          {industrySolutions.map((industry) => (
            <IndustryEntry
              key={industry.id}
              industry={industry}
              labels={solutions}
              demoTitle={demoTitle(industry.demo.slug)}
            />
          ))}
          <div className={sections.foot}>
            <ActionLink to="/contact" label={closing.primary} icon="arrow" />
            <ActionLink to="/examples" label={closing.secondary} look="line" />
          </div>
        </div>
      </section>
      <ApproachSteps {...approach} />
      <ClosingBand lines={afterSteps.lines} text={afterSteps.text}>
        <ActionLink to="/contact" label={afterSteps.primary} icon="arrow" />
        <ActionLink to="/examples" label={afterSteps.secondary} look="line" />
      </ClosingBand>
    </main>
  );
}

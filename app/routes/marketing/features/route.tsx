import layout from "#app/components/layout-kit/layout-kit.module.css";
import { ClosingBand } from "#app/components/marketing/closing-band.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { featuresPage } from "#app/content/features-page.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { cn } from "#app/lib/cn.ts";
import { FeatureGroups } from "./feature-groups.tsx";
import { FeatureIndex } from "./feature-index.tsx";
import { PlanTable } from "./plan-table.tsx";

export function meta() {
  return pageMeta({ ...featuresPage.meta, path: "/features" });
}

export default function FeaturesPage() {
  const { comparison, closing } = featuresPage;
  return (
    <main id="main">
      <PageHero lines={featuresPage.headline} text={featuresPage.text} />
      <FeatureIndex />
      <FeatureGroups />
      <section className={cn(sections.section, sections.inset)} id="plans">
        <div className={layout.pageWidth}>
          <SectionHead lines={comparison.headline} text={comparison.text} />
          <PlanTable />
          <div className={sections.foot}>
            <ActionLink to="/pricing" label={comparison.link} look="line" icon="arrow" />
          </div>
        </div>
      </section>
      <ClosingBand lines={closing.lines} text={closing.text}>
        <ActionLink to="/contact" label={closing.primary} icon="arrow" />
        <ActionLink to="/examples" label={closing.secondary} look="line" />
      </ClosingBand>
    </main>
  );
}

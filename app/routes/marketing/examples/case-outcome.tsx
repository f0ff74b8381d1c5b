import { cn } from "#app/lib/cn.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { mockupSize } from "#app/components/marketing/art/mockup-size.ts";
import { BeforeAfter } from "#app/components/marketing/before-after.tsx";
import { DemoLink } from "#app/components/marketing/demo-link.tsx";
import { Impact } from "#app/components/marketing/impact.tsx";
import { RouteLine } from "#app/components/marketing/route-line.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import typography from "#app/components/ui/typography.module.css";
import type { CaseStudy } from "#app/content/case-study.ts";
import { demoTitle } from "#app/content/demo-catalog.ts";
import { examples } from "#app/content/examples.ts";
import { picturesOf } from "#app/content/mockup-labels.ts";
import panels from "../panels.module.css";
import styles from "./case-study.module.css";

/** The two websites and what lies between them, in figures. */
export function CaseOutcome({ study }: { readonly study: CaseStudy }) {
  const { title, beforeSite, afterSite, mockupImage, businessImpact, color } = study;
  const { animationType, tradeDemo } = study;
  const { width } = mockupSize(mockupImage);
  return (
    <section
      className={cn(layout.pageWidth, panels.split, styles.outcome)}
      data-whole=""
      data-hue={color}
      aria-labelledby="impact"
    >
      <BeforeAfter
        client={title}
        before={beforeSite}
        after={mockupImage}
        alternative={picturesOf(study)}
        isWide={width > 600}
      />
      <div className={cn(panels.wideButtons, styles.facts)}>
        <RouteLine from={beforeSite.summary} to={afterSite} />
        <h2 className={typography.visuallyHidden} id="impact">
          {examples.caseStudy.impactHeading}
        </h2>
        <Impact className={styles.figures} figures={businessImpact} />
        <ActionLink
          to={`/demo/${animationType}`}
          label={examples.demo}
          look="line"
          size="small"
          icon="up"
        />
        {tradeDemo !== animationType && (
          <DemoLink lead={examples.tradeDemo} slug={tradeDemo} title={demoTitle(tradeDemo)} />
        )}
      </div>
    </section>
  );
}

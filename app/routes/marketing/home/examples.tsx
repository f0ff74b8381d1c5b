import layout from "#app/components/layout-kit/layout-kit.module.css";
import { ExampleCard } from "#app/components/marketing/example-card.tsx";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { home } from "#app/content/home.ts";
import { landingExamples } from "#app/content/landing-examples.ts";
import { mockupLabels } from "#app/content/mockup-labels.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./examples.module.css";

export function Examples() {
  const { headline, text, primary, secondary } = home.examples;
  return (
    <section className={cn(sections.section, sections.inset)} id="examples">
      <div className={layout.pageWidth}>
        <SectionHead lines={headline} text={text} />
        <div className={styles.cards}>
          {landingExamples.map((example) => (
            <ExampleCard
              key={example.type}
              example={example}
              alternative={mockupLabels[example.type]}
            />
          ))}
        </div>
        <div className={sections.foot}>
          <ActionLink to="/contact" label={primary} icon="arrow" />
          <ActionLink to="/examples" label={secondary} look="line" />
        </div>
      </div>
    </section>
  );
}

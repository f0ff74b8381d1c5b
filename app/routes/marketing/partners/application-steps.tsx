import layout from "#app/components/layout-kit/layout-kit.module.css";
import { columns } from "#app/components/layout-kit/layout-kit.ts";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { heading } from "#app/components/ui/heading.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { applicationSteps } from "#app/content/application-steps.ts";
import { partners } from "#app/content/partners.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./application-steps.module.css";

/** The four steps of an application, in order. */
export function ApplicationSteps() {
  const { steps } = partners;
  return (
    <section className={sections.section}>
      <div className={layout.pageWidth}>
        <SectionHead lines={steps.lines} text={steps.text} />
        <ol className={cn(columns(4, 32), panels.fewer, styles.steps)}>
          {applicationSteps.map((step) => (
            <li key={step.title}>
              <span className={cn(textClass(15, 600), styles.time)}>{step.time}</span>
              <h3 className={heading(24)}>{step.title}</h3>
              <p className={typography.quiet}>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

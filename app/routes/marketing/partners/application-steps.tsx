import layout from "#app/components/layout-kit/layout-kit.module.css";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import typography from "#app/components/ui/typography.module.css";
import { applicationSteps } from "#app/content/application-steps.ts";
import { partners } from "#app/content/partners.ts";
import styles from "./application-steps.module.css";

/** The four steps of an application, in order. */
export function ApplicationSteps() {
  const { steps } = partners;
  return (
    <section className={sections.section}>
      <div className={layout.pageWidth}>
        <SectionHead lines={steps.lines} text={steps.text} />
        <ol className={styles.steps}>
          {applicationSteps.map((step) => (
            <li key={step.title}>
              <span className={styles.time}>{step.time}</span>
              <h3 className={typography.heading}>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import layout from "#app/components/layout-kit/layout-kit.module.css";
import typography from "#app/components/ui/typography.module.css";
import type { ApproachStep } from "#app/content/approach.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./approach-steps.module.css";
import { ApproachArt } from "./art/approach-art.tsx";
import { SectionHead } from "./section-head.tsx";

type ApproachStepsProps = {
  readonly heading: readonly string[];
  readonly text: string;
  readonly steps: readonly ApproachStep[];
};

/** The steps on one trajectory; the height of each dot is where the curve passes. */
export function ApproachSteps({ heading, text, steps }: ApproachStepsProps) {
  return (
    <section className={cn(styles.approach, layout.onSky)} id="approach">
      <div className={layout.pageWidth}>
        <SectionHead lines={heading} text={text} />
        <ApproachArt className={styles.trajectory} />
        <ol className={styles.steps}>
          {steps.map(({ title, duration, text: step }) => (
            <li key={title}>
              <i aria-hidden="true" />
              <h3 className={typography.heading}>{title}</h3>
              <span className={typography.label}>{duration}</span>
              <p>{step}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

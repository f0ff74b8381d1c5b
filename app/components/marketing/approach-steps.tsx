import { columns } from "#app/components/layout-kit/layout-kit.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { ApproachStep } from "#app/content/approach.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./approach-steps.module.css";
import { ApproachArt } from "./art/approach-art.tsx";
import marks from "./marks.module.css";
import { SectionHead } from "./section-head.tsx";

type ApproachStepsProps = {
  readonly heading: readonly string[];
  readonly text: string;
  readonly steps: readonly ApproachStep[];
};

/** The steps on one trajectory; the height of each dot is where the curve passes. */
export function ApproachSteps({ heading, text, steps }: ApproachStepsProps) {
  return (
    <section className={cn(styles.approach, layout.onSky, marks.night)} id="approach">
      <div className={layout.pageWidth}>
        <SectionHead lines={heading} text={text} className={styles.head} />
        <ApproachArt className={styles.trajectory} />
        <ol className={cn(styles.steps, columns(4, 24))}>
          {steps.map(({ title, duration, text: step }) => (
            <li key={title}>
              <i aria-hidden="true" />
              <h3 className={cn(typography.heading, textClass(28), marks.light)}>{title}</h3>
              <span className={cn(typography.label, styles.duration)}>{duration}</span>
              <p>{step}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

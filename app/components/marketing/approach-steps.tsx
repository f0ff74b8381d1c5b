import type { ApproachStep } from "#app/content/approach.ts";
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
    <section className="approach on-sky" id="approach">
      <div className="wrap">
        <SectionHead lines={heading} text={text} />
        <ApproachArt />
        <ol className="approach__l">
          {steps.map(({ title, duration, text: step }) => (
            <li key={title}>
              <i aria-hidden="true" />
              <h3 className="h">{title}</h3>
              <span className="label">{duration}</span>
              <p>{step}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

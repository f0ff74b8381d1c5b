import { Link } from "react-router";
import typography from "#app/components/ui/typography.module.css";
import type { IndustrySolution } from "#app/content/industry-solutions.ts";
import { ActionLink } from "../ui/action-link.tsx";
import { Scene } from "./art/scene.tsx";
import { Chips, Tags } from "./chips.tsx";
import { DemoLink } from "./demo-link.tsx";
import styles from "./industry-entry.module.css";
import { RouteLine } from "./route-line.tsx";

type IndustryEntryProps = {
  readonly industry: IndustrySolution;
  readonly labels: {
    readonly start: string;
    readonly examples: string;
    readonly demo: string;
    readonly nearestDemo: string;
  };
  /** Title of the industry's demo. */
  readonly demoTitle: string;
};

/** One industry in the timetable: its route, its scene, what it contains and what it brings. */
export function IndustryEntry({ industry, labels, demoTitle }: IndustryEntryProps) {
  const { id, icon, transformation, metrics, demo } = industry;
  return (
    <article
      className={styles.entry}
      data-hue={icon}
      id={id}
      data-industry=""
      aria-labelledby={`${id}-name`}
    >
      <div className={styles.head}>
        <h2 className={typography.display} id={`${id}-name`}>
          {industry.industry}
        </h2>
        <RouteLine from={transformation.from} to={transformation.to} />
      </div>
      <div className={styles.body}>
        <div className={styles.art}>
          <Scene name={icon} />
        </div>
        <div className={styles.text}>
          <h3 className={typography.heading}>{industry.title}</h3>
          <p>{industry.description}</p>
          <Chips items={industry.features} />
          <Tags items={industry.techStack} />
          <div className={styles.actions}>
            <ActionLink to="/contact" label={labels.start} look="line" size="small" />
            <Link className={typography.link} to="/examples" prefetch="intent" viewTransition>
              {labels.examples}
            </Link>
          </div>
          <DemoLink
            lead={demo.isNearest ? labels.nearestDemo : labels.demo}
            slug={demo.slug}
            title={demoTitle}
          />
        </div>
        <dl className={styles.figures} data-figures="">
          {metrics.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={typography.display}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

import { Link } from "react-router";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { IndustrySolution } from "#app/content/industry-solutions.ts";
import { cn } from "#app/lib/cn.ts";
import { ActionLink } from "../ui/action-link.tsx";
import { Scene } from "./art/scene.tsx";
import { Chips, Tags } from "./chips.tsx";
import { DemoLink } from "./demo-link.tsx";
import styles from "./industry-entry.module.css";
import marks from "./marks.module.css";
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
      className={cn(styles.entry, marks.ruled)}
      data-hue={icon}
      id={id}
      data-industry=""
      aria-labelledby={`${id}-name`}
    >
      <div className={styles.head}>
        <h2 className={cn(typography.display, marks.slashed)} id={`${id}-name`}>
          {industry.industry}
        </h2>
        <RouteLine className={styles.route} from={transformation.from} to={transformation.to} />
      </div>
      <div className={styles.body}>
        <div className={cn(styles.scene, marks.rounded)}>
          <Scene name={icon} />
        </div>
        <div className={styles.text}>
          <h3 className={cn(typography.heading, marks.titleMedium)}>{industry.title}</h3>
          <p className={cn(styles.description, typography.quiet)}>{industry.description}</p>
          <Chips className={styles.chips} items={industry.features} />
          <Tags items={industry.techStack} />
          <div className={cn(styles.actions, cluster(0))}>
            <ActionLink to="/contact" label={labels.start} look="line" size="small" />
            <Link className={typography.link} to="/examples" prefetch="intent" viewTransition>
              {labels.examples}
            </Link>
          </div>
          <DemoLink
            className={cn(styles.demo, styles.description, typography.quiet, textClass(15))}
            lead={demo.isNearest ? labels.nearestDemo : labels.demo}
            slug={demo.slug}
            title={demoTitle}
          />
        </div>
        <dl className={styles.figures} data-figures="">
          {metrics.map(({ value, label }) => (
            <div key={label} className={marks.labelBelow}>
              <dt>{label}</dt>
              <dd className={cn(typography.display, marks.lightOnPhones)}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

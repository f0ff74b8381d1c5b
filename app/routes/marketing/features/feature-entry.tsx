import { divided, row } from "#app/components/layout-kit/layout-kit.ts";
import { FeatureArt } from "#app/components/marketing/art/feature-art.tsx";
import { DemoLink } from "#app/components/marketing/demo-link.tsx";
import grounds from "#app/components/marketing/ground.module.css";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { firm, heading } from "#app/components/ui/heading.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { demoTitle } from "#app/content/demo-catalog.ts";
import { featureSheets } from "#app/content/feature-sheets.ts";
import type { Feature } from "#app/content/features.ts";
import { featuresPage } from "#app/content/features-page.ts";
import { plansWith } from "#app/content/plan-comparison.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./feature-entry.module.css";

/**
 * Art and words side by side over the whole width, the art at the left or at the right, or over half of it; or the art
 * above the words over half or a quarter of it.
 */
export type FeatureLayout = "row" | "row-back" | "side" | "half" | "quarter";

type FeatureEntryProps = {
  readonly feature: Feature;
  readonly layout: FeatureLayout;
};

const figure = cn(typography.display, firm, styles.figure);
const label = cn(typography.label, styles.label);

/** One feature with its details open, what it replaces and its facts. Its id is the anchor that the footer names. */
export function FeatureEntry({ feature, layout }: FeatureEntryProps) {
  const { id, title, text, details, stat, size, ground, demo } = feature;
  const { before, more, facts, seenIn } = featureSheets[id];
  return (
    <article className={styles.entry} data-layout={layout} data-size={size} id={id}>
      <div className={cn(grounds.ground, styles.picture)} data-ground={ground}>
        <FeatureArt name={id} />
        <p className={size === "wide" ? figure : label}>{stat}</p>
      </div>
      <div className={styles.words}>
        <h3 className={heading(24)}>{title}</h3>
        <p className={cn(textClass(18), styles.lead)}>{text}</p>
        <p className={typography.quiet}>
          {details} {more}
        </p>
        <p className={cn(textClass(15, "quiet"), styles.before)}>
          <b className={typography.label}>{featuresPage.before}</b> {before}
        </p>
        <dl className={divided}>
          {[...facts, { label: featuresPage.planLabel, value: plansWith(id) }].map((fact) => (
            <div key={fact.label} className={cn(row(20, "top"), textClass(15))}>
              <dt className={typography.quiet}>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {demo && (
          <ActionLink
            to={demo}
            label="Demo"
            context={`of ${title}`}
            look="line"
            size="small"
            icon="up"
          />
        )}
        {seenIn && <DemoLink lead={featuresPage.seenIn} slug={seenIn} title={demoTitle(seenIn)} />}
      </div>
    </article>
  );
}

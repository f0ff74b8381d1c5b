import { Link } from "react-router";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import type { Feature } from "#app/content/features.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import { FeatureArt } from "./art/feature-art.tsx";
import styles from "./feature-card.module.css";
import { FoldSign } from "./fold-sign.tsx";
import grounds from "./ground.module.css";
import marks from "./marks.module.css";

const sizes = { standard: undefined, wide: styles.wide, tall: styles.tall, large: styles.large };

/** One feature of the bento. Its details open upwards over the art, so that the grid never moves. */
export function FeatureCard({ feature }: { readonly feature: Feature }) {
  const { id, title, text, details, stat, size, ground, demo } = feature;
  return (
    <article className={cn(styles.card, sizes[size], grounds.ground)} data-ground={ground}>
      <div className={styles.drawing}>
        <FeatureArt name={id} />
      </div>
      <p className={cn(styles.figure, marks.label, typography.label)}>{stat}</p>
      <div className={styles.body}>
        <h4
          className={cn(typography.heading, size === "large" ? marks.titleLarge : marks.titleSmall)}
        >
          {title}
        </h4>
        <p>{text}</p>
        <div className={styles.actions}>
          <details>
            <summary className={row(8)}>
              <FoldSign isSmall />
              <span className={styles.open}>More</span>
              <span className={styles.close}>Less</span>
              <span className={typography.visuallyHidden}> about {title}</span>
            </summary>
            <p>{details}</p>
          </details>
          {demo && (
            <Link className={typography.link} to={demo} prefetch="intent" viewTransition>
              Demo<span className={typography.visuallyHidden}> of {title}</span>
              <Icon name="up" />
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

import { Link } from "react-router";
import badges from "#app/components/ui/badge.module.css";
import typography from "#app/components/ui/typography.module.css";
import type { LandingExample } from "#app/content/landing-examples.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import { Mockup } from "./art/mockup.tsx";
import { Chips, Tags } from "./chips.tsx";
import styles from "./example-card.module.css";

type ExampleCardProps = {
  readonly example: LandingExample;
  /** What its drawing shows. */
  readonly alternative: string;
};

/** One demo application, with its window drawn. The link of its title covers the card. */
export function ExampleCard({ example, alternative }: ExampleCardProps) {
  const { type, title, description, industry, features, tags, isWide } = example;
  return (
    <article className={cn(styles.card, isWide && styles.wide)} data-hue={type}>
      <div className={styles.window}>
        <Mockup name={type} alternative={alternative} />
      </div>
      <div className={styles.head}>
        <h3 className={typography.heading}>
          <Link to={`/demo/${type}`} prefetch="intent" viewTransition>
            {title}
          </Link>
        </h3>
        <span className={badges.badge}>{industry}</span>
      </div>
      <p>{description}</p>
      <Chips items={features} />
      <Tags items={tags} />
      <span className={typography.link} aria-hidden="true">
        Open the demo
        <Icon name="up" />
      </span>
    </article>
  );
}

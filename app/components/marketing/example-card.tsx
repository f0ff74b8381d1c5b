import { Link } from "react-router";
import { row, surface } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { textClass } from "#app/components/ui/text.ts";
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
      <div className={cn(styles.window, surface("large"))}>
        <Mockup name={type} alternative={alternative} />
      </div>
      <div className={cn(styles.head, row(16))}>
        <h3 className={cn(typography.heading, textClass(24))}>
          <Link to={`/demo/${type}`} prefetch="intent" viewTransition>
            {title}
          </Link>
        </h3>
        <span className={badges.badge}>{industry}</span>
      </div>
      <p className={typography.quiet}>{description}</p>
      <Chips items={features} />
      <Tags items={tags} />
      <span className={cn(typography.link, styles.open)} aria-hidden="true">
        Open the demo
        <Icon name="up" />
      </span>
    </article>
  );
}

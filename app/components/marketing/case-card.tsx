import { Link } from "react-router";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import type { CaseStudy } from "#app/content/case-study.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import { BeforeAfter } from "./before-after.tsx";
import styles from "./case-card.module.css";
import { Chips, Tags } from "./chips.tsx";
import { Impact } from "./impact.tsx";
import marks from "./marks.module.css";
import { RouteLine } from "./route-line.tsx";

type CaseCardProps = {
  readonly study: CaseStudy;
  /** What its two pictures show. */
  readonly alternative: string;
  /** A whole row instead of half of one. */
  readonly isWide: boolean;
  readonly labels: { readonly demo: string; readonly story: string };
};

/** A client before and after, with what it brought; leads to the demo and to the story. */
export function CaseCard({ study, alternative, isWide, labels }: CaseCardProps) {
  const { slug, title, beforeSite } = study;
  const client = <span className={typography.visuallyHidden}>: {title}</span>;
  return (
    <article
      className={cn(styles.card, isWide && styles.wide)}
      data-hue={study.color}
      id={slug}
      aria-labelledby={`${slug}-title`}
    >
      <BeforeAfter
        client={title}
        before={beforeSite}
        after={study.mockupImage}
        alternative={alternative}
        isWide={isWide}
      />
      <div className={styles.body}>
        <div className={cn(styles.head, row(16), isWide && marks.ruled)}>
          <h3
            className={cn(typography.heading, isWide ? marks.light : marks.titleLarge)}
            id={`${slug}-title`}
          >
            {title}
          </h3>
          <span className={cn(badges.badge, badges.trade)}>
            <Icon name={study.icon} />
            {study.industry}
          </span>
        </div>
        <p className={typography.quiet}>{study.description}</p>
        <RouteLine className={styles.route} from={beforeSite.summary} to={study.afterSite} />
        <Impact figures={study.businessImpact} />
        <Chips className={styles.chips} items={study.features} />
        <Tags items={study.tech} />
        <div className={cn(styles.actions, cluster(0))}>
          <Link
            className={buttonClass("line", "small")}
            to={`/demo/${study.animationType}`}
            prefetch="intent"
            viewTransition
          >
            <span>
              {labels.demo}
              {client}
            </span>
            <Icon name="up" />
          </Link>
          <Link
            className={typography.link}
            to={`/examples/${slug}`}
            prefetch="intent"
            viewTransition
          >
            <span>
              {labels.story}
              {client}
            </span>
          </Link>
        </div>
      </div>
    </article>
  );
}

import { Link } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import type { CaseStudy } from "#app/content/case-study.ts";
import { examples } from "#app/content/examples.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./case-study.module.css";

type CaseNeighboursProps = { readonly previous: CaseStudy; readonly next: CaseStudy };

export function CaseNeighbours({ previous, next }: CaseNeighboursProps) {
  const { neighbours, previous: before, next: after } = examples.caseStudy;
  return (
    <nav className={cn(layout.pageWidth, styles.neighbours)} aria-label={neighbours}>
      <Link to={`/examples/${previous.slug}`} rel="prev" prefetch="intent" viewTransition>
        <Icon name="back" />
        <span className={typography.quiet}>{before}</span>
        <b className={typography.display}>{previous.title}</b>
        <span className={typography.quiet}>{previous.description}</span>
      </Link>
      <Link to={`/examples/${next.slug}`} rel="next" prefetch="intent" viewTransition>
        <Icon name="arrow" />
        <span className={typography.quiet}>{after}</span>
        <b className={typography.display}>{next.title}</b>
        <span className={typography.quiet}>{next.description}</span>
      </Link>
    </nav>
  );
}

import { Link } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { display, part } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import typography from "#app/components/ui/typography.module.css";
import type { CaseStudy } from "#app/content/case-study.ts";
import { examples } from "#app/content/examples.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./case-neighbours.module.css";

type CaseNeighboursProps = { readonly previous: CaseStudy; readonly next: CaseStudy };

const neighbour = cn(stack(4), ruled.above, styles.neighbour);

export function CaseNeighbours({ previous, next }: CaseNeighboursProps) {
  const { neighbours, previous: before, next: after } = examples.caseStudy;
  return (
    <nav
      className={cn(layout.pageWidth, columns(2, 0, 768), panels.screenOnly, styles.neighbours)}
      data-whole=""
      aria-label={neighbours}
    >
      <Link
        className={neighbour}
        to={`/examples/${previous.slug}`}
        rel="prev"
        prefetch="intent"
        viewTransition
      >
        <Icon name="back" />
        <span className={typography.quiet}>{before}</span>
        <b className={cn(display, part)}>{previous.title}</b>
        <span className={typography.quiet}>{previous.description}</span>
      </Link>
      <Link
        className={neighbour}
        to={`/examples/${next.slug}`}
        rel="next"
        prefetch="intent"
        viewTransition
      >
        <Icon name="arrow" />
        <span className={typography.quiet}>{after}</span>
        <b className={cn(display, part)}>{next.title}</b>
        <span className={typography.quiet}>{next.description}</span>
      </Link>
    </nav>
  );
}

import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import type { CaseStudy } from "#app/content/case-study.ts";
import { examples } from "#app/content/examples.ts";

type CaseNeighboursProps = { readonly previous: CaseStudy; readonly next: CaseStudy };

export function CaseNeighbours({ previous, next }: CaseNeighboursProps) {
  const { neighbours, previous: before, next: after } = examples.caseStudy;
  return (
    <nav className="wrap study__nav" aria-label={neighbours}>
      <Link to={`/examples/${previous.slug}`} rel="prev" prefetch="intent" viewTransition>
        <Icon name="back" />
        <span className="muted">{before}</span>
        <b className="d">{previous.title}</b>
        <span className="muted">{previous.description}</span>
      </Link>
      <Link to={`/examples/${next.slug}`} rel="next" prefetch="intent" viewTransition>
        <Icon name="arrow" />
        <span className="muted">{after}</span>
        <b className="d">{next.title}</b>
        <span className="muted">{next.description}</span>
      </Link>
    </nav>
  );
}

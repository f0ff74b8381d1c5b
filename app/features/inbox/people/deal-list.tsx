import { useId } from "react";
import { Link } from "react-router";
import badges from "#app/components/ui/badge.module.css";
import { cluster, divided, spread, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cardLabels as labels } from "#app/content/people.ts";
import { cn } from "#app/lib/cn.ts";
import { readerDay } from "#domain/zoned-dates.ts";
import { dealAddress } from "#domain/record-address.ts";
import type { DealLine } from "./card.ts";
import styles from "./card.module.css";
import { stageWords } from "./step-words.ts";
import { worthWords } from "./worth.ts";

/** The deals of a card, each with the way to it. */
export function DealList({ deals }: { readonly deals: readonly DealLine[] }) {
  const id = useId();
  return (
    <section className={cn(surface(), stack(6), styles.part)} aria-labelledby={id}>
      <h3 className={textClass(15, 650)} id={id}>
        {labels.deals}
      </h3>
      {deals.length === 0 && <p className={typography.quiet}>{labels.noDeals}</p>}
      {deals.length > 0 && (
        <ul className={divided}>
          {deals.map((deal) => (
            <li key={deal.id} className={cn(stack(4), styles.item)}>
              <div className={spread(8)}>
                <Link className={typography.link} to={{ search: dealAddress(deal.id) }}>
                  <bdi>{deal.title}</bdi>
                </Link>
                <span className={badges.badge}>{stageWords(deal.stage)}</span>
              </div>
              <p className={cn(cluster(8), textClass(13, "quiet"))}>
                <span className={typography.number}>
                  {worthWords(
                    { once: deal.valueCents, monthly: deal.monthlyCents },
                    labels.noValue,
                  )}
                </span>
                <Expected deal={deal} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Of a deal that is still open. */
function Expected({ deal }: { readonly deal: DealLine }) {
  const { expectedOn, stage } = deal;
  if (expectedOn === null || stage === "won" || stage === "lost") return null;
  return (
    <time dateTime={expectedOn}>
      {labels.expected(readerDay(expectedOn, "date") ?? expectedOn)}
    </time>
  );
}

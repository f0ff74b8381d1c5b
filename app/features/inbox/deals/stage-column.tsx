import { useId } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { dealsPage as labels, stageNames } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import { PartFailure } from "../part-failure.tsx";
import type { Stage, StageTotal } from "./deal.ts";
import { totalText } from "./deal-text.ts";
import { DealTile } from "./deal-tile.tsx";
import { isFiltered } from "./deals-address.ts";
import styles from "./board.module.css";
import { MoreDeals, OthersMoved } from "./page-ends.tsx";
import { heirOf } from "./tile-focus.ts";
import { useDealPages } from "./use-deal-pages.ts";
import type { DealsModel } from "./use-deals.ts";

type StageColumnProps = {
  readonly stage: Stage;
  /** Counted by the database; `null` until it is known. */
  readonly total: StageTotal | null;
  readonly model: DealsModel;
};

/** One stage of the board. Its head speaks of all that is in it, its list of what has been loaded. */
export function StageColumn({ stage, total, model }: StageColumnProps) {
  const pages = useDealPages(model, stage);
  const { deals, query } = pages;
  const id = useId();
  return (
    <section
      className={styles.column}
      aria-labelledby={id}
      data-stage={stage}
      data-column=""
      data-current={model.place.stage === stage || undefined}
      {...pages.inside}
    >
      <header className={styles.head}>
        <h2 className={textClass(15, 650)} id={id}>
          {stageNames[stage]}
        </h2>
        {total && (
          <p className={cn(textClass(13, "quiet"), typography.number)}>{totalText(total)}</p>
        )}
      </header>
      <OthersMoved pages={pages} />
      <PartFailure text={labels.loadFailed} query={query} className={styles.failure} />
      {query.isLoading && (
        <p className={cn(textClass(13, "quiet"), styles.empty)} role="status">
          <Spinner />
          <span className={typography.visuallyHidden}>{labels.loading}</span>
        </p>
      )}
      {query.isSuccess && deals.length === 0 && (
        <p className={cn(textClass(13, "quiet"), styles.empty)}>
          {isFiltered(model.place.filter) ? labels.emptyFiltered : labels.emptyStage[stage]}
        </p>
      )}
      <ol className={styles.tiles} aria-labelledby={id}>
        {deals.map((deal) => (
          <DealTile key={deal.id} deal={deal} model={model} heirId={heirOf(deals, deal.id)} />
        ))}
      </ol>
      <MoreDeals pages={pages} className={cn(buttonClass("line", "tiny"), styles.more)} />
    </section>
  );
}

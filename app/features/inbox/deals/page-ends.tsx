import typography from "#app/components/ui/typography.module.css";
import { dealsPage as labels } from "#app/content/deals.ts";
import styles from "./board.module.css";
import type { DealPages } from "./use-deal-pages.ts";

/** What others have moved does not move by itself while somebody is there; it is offered. */
export function OthersMoved({ pages }: { readonly pages: DealPages }) {
  return (
    <p className={styles.changed} role="status">
      {pages.hasChanged && (
        <>
          {labels.changed}{" "}
          <button className={typography.link} type="button" onClick={pages.show}>
            {labels.showChanged}
          </button>
        </>
      )}
    </p>
  );
}

type MoreDealsProps = { readonly pages: DealPages; readonly className: string };

export function MoreDeals({ pages: { query }, className }: MoreDealsProps) {
  if (!query.hasNextPage) return null;
  const isBusy = query.isFetchingNextPage;
  return (
    <button
      className={className}
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || void query.fetchNextPage()}
    >
      {isBusy ? labels.loadingMore : labels.showMore}
    </button>
  );
}

import { Link } from "react-router";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { dealsPage as labels, stageNames } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import { stages, type DealTotals } from "./deal.ts";
import { formatDealsAddress } from "./deals-address.ts";
import styles from "./board.module.css";
import { StageColumn } from "./stage-column.tsx";
import type { DealsModel } from "./use-deals.ts";

type DealBoardProps = { readonly model: DealsModel; readonly totals: DealTotals | null };

/** The stages side by side; where there is room for one, the address says which. */
export function DealBoard({ model, totals }: DealBoardProps) {
  const { place } = model;
  return (
    <div className={styles.board}>
      <nav className={styles.stages} aria-label={labels.stages}>
        {stages.map((stage) => (
          <Link
            key={stage}
            className={styles.stage}
            to={{ search: formatDealsAddress({ ...place, stage, deal: null }) }}
            replace
            preventScrollReset
            aria-current={place.stage === stage ? "true" : undefined}
          >
            {stageNames[stage]}
            {totals && (
              <span className={cn(textClass(12), typography.number)}>
                {totals[stage].count.toLocaleString("en-US")}
              </span>
            )}
          </Link>
        ))}
      </nav>
      <div className={styles.columns}>
        {stages.map((stage) => (
          <StageColumn key={stage} stage={stage} total={totals?.[stage] ?? null} model={model} />
        ))}
      </div>
    </div>
  );
}

import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { cluster, divided, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import { commissionCents, commissionParts, rateText } from "../commission.ts";
import type { RevenueRow, RevenueView } from "../model.ts";
import { views } from "../periods.ts";
import styles from "./commission-panel.module.css";

type CommissionPanelProps = {
  /** The latest closed period. */
  readonly row: RevenueRow | undefined;
  readonly view: RevenueView;
};

/** What a period's commission is made of. */
export function CommissionPanel({ row, view }: CommissionPanelProps) {
  if (!row) return null;
  const commission = commissionCents(row.revenue);
  const parts = commissionParts(commission);
  const [most] = parts.toSorted((a, b) => b.share - a.share);
  return (
    <section className={demoParts.panel}>
      <ChartFigure
        title="Commission breakdown"
        caption={`${most?.name} earns ${most?.share}% of this ${views[view].one}'s commission.`}
        table={{
          headers: ["Source", "Share", "Amount"],
          rows: parts.map(({ name, share, amount }) => [name, `${share}%`, formatCents(amount)]),
          total: ["Total", "100%", formatCents(commission)],
        }}
      >
        <p className={cn(cluster(8, "baseline"), textClass(14), styles.total)}>
          <b className={textClass(24, 560)}>{formatCents(commission)}</b>{" "}
          <span className={typography.quiet}>
            {rateText} of {row.period}
          </span>
        </p>
        <svg className={styles.track} width="100%" height="18" aria-hidden="true">
          {parts.map(({ name, share }, index) => (
            <rect key={name} x={`${startOf(index, parts)}%`} width={`${share}%`} height="18" />
          ))}
        </svg>
        <ul className={cn(divided, styles.parts)}>
          {parts.map(({ name, share, amount }) => (
            <li key={name} className={cn(stack(10), textClass(14))}>
              <span>
                {name} <span className={cn(typography.quiet, typography.number)}>{share}%</span>
              </span>
              <b className={cn(textClass(14, 600), typography.number)}>{formatCents(amount)}</b>
            </li>
          ))}
        </ul>
      </ChartFigure>
    </section>
  );
}

function startOf(index: number, parts: readonly { readonly share: number }[]): number {
  return parts.slice(0, index).reduce((all, { share }) => all + share, 0);
}

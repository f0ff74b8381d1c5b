import { useState } from "react";
import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { useRoving } from "#app/components/demo/roving.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import { formatChange } from "#app/lib/percent.ts";
import type { RevenueRow, RevenueView } from "../model.ts";
import { barPercent, gapText, takeaway, targetMet } from "../periods.ts";
import styles from "./revenue-bars.module.css";
import { TargetBadge } from "./target-badge.tsx";

type RevenueBarsProps = { readonly rows: readonly RevenueRow[]; readonly view: RevenueView };

/**
 * A row for each period, the newest first; the bars are as long as their share of the largest number shown. What is
 * pointed at or has the focus is explained below, what is pressed stays.
 */
export function RevenueBars({ rows, view }: RevenueBarsProps) {
  const [stop, setStop] = useState(0);
  const [touched, setTouched] = useState<number | null>(null);
  const [kept, setKept] = useState<number | null>(null);
  const roving = useRoving(stop, setStop);
  const shown = rows.toReversed();
  const active = touched ?? kept ?? 0;
  const explained = shown[active];
  return (
    <section className={demoParts.panel}>
      <ChartFigure
        title="Revenue against target"
        caption={takeaway(rows, view)}
        table={{
          headers: ["Period", "Revenue", "Target", "Growth", "Result"],
          rows: shown.map(({ period, revenue, target, growth }) => [
            period,
            formatMoney(revenue),
            formatMoney(target),
            growthText(growth),
            targetMet(revenue, target) ? "Target Met" : "Below Target",
          ]),
        }}
      >
        <div role="group" aria-label="Revenue against target; arrow keys explain a row" {...roving}>
          <table className={styles.table}>
            <caption className={typography.visuallyHidden}>Revenue against target</caption>
            <thead className={typography.visuallyHidden}>
              <tr>
                <th scope="col">Period</th>
                <th scope="col">Revenue</th>
                <th scope="col">Target</th>
                <th scope="col">Growth</th>
                <th scope="col">Result</th>
              </tr>
            </thead>
            <tbody onPointerLeave={() => setTouched(null)}>
              {shown.map((row, index) => (
                <tr
                  key={row.period}
                  className={cn(index === active && styles.chosen)}
                  onPointerEnter={() => setTouched(index)}
                >
                  <th scope="row">
                    <button
                      type="button"
                      data-roving={index}
                      tabIndex={index === stop ? 0 : -1}
                      aria-pressed={index === kept}
                      onFocus={() => {
                        setStop(index);
                        setTouched(index);
                      }}
                      onBlur={() => setTouched(null)}
                      onClick={() => setKept(index === kept ? null : index)}
                    >
                      {row.period}
                    </button>
                  </th>
                  <td className={styles.revenueCell}>
                    <BarPair row={row} rows={rows} />
                    <b className={typography.number}>{formatMoney(row.revenue)}</b>
                  </td>
                  <td className={cn(styles.targetCell, typography.number)}>
                    {formatMoney(row.target)}
                  </td>
                  <td className={cn(styles.growthCell, typography.number)}>
                    {growthText(row.growth)}
                  </td>
                  <td className={styles.resultCell}>
                    <TargetBadge revenue={row.revenue} target={row.target} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={cn(styles.explanation, typography.number)}>
            {explained && gapText(explained)}
          </p>
          <ul className={styles.legend} aria-hidden="true">
            <li>Revenue</li>
            <li className={styles.targetKey}>Target</li>
          </ul>
        </div>
      </ChartFigure>
    </section>
  );
}

function growthText(growth: number | null): string {
  return growth === null ? "n/a" : formatChange(growth);
}

type BarPairProps = { readonly row: RevenueRow; readonly rows: readonly RevenueRow[] };

/** The revenue before its target, which ends in a tick. */
function BarPair({ row, rows }: BarPairProps) {
  const target = barPercent(row.target, rows);
  return (
    <svg className={styles.bars} width="100%" height="22" aria-hidden="true">
      <rect className={styles.target} y="8" width={`${target}%`} height="6" rx="1" />
      <rect
        className={styles.revenue}
        y="5"
        width={`${barPercent(row.revenue, rows)}%`}
        height="12"
        rx="2"
      />
      <svg x={`${target}%`} overflow="visible">
        <rect className={styles.mark} x="-2" y="1" width="2" height="20" />
      </svg>
    </svg>
  );
}

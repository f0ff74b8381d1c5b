import { useState } from "react";
import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { useRoving } from "#app/components/demo/roving.ts";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
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
          <table className={cn(textClass(14), styles.table)}>
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
              {shown.map((period, index) => (
                <tr
                  key={period.period}
                  data-chosen={index === active || undefined}
                  onPointerEnter={() => setTouched(index)}
                >
                  <th scope="row" className={typography.number}>
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
                      {period.period}
                    </button>
                  </th>
                  <td className={styles.revenueCell}>
                    <BarPair period={period} rows={rows} />
                    <b className={cn(textClass(14, 600), typography.number)}>
                      {formatMoney(period.revenue)}
                    </b>
                  </td>
                  <td className={cn(typography.number, typography.quiet, styles.targetCell)}>
                    {formatMoney(period.target)}
                  </td>
                  <td className={cn(typography.number, typography.quiet, styles.growthCell)}>
                    {growthText(period.growth)}
                  </td>
                  <td className={styles.resultCell}>
                    <TargetBadge revenue={period.revenue} target={period.target} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.explanation}>{explained && gapText(explained)}</p>
          <ul className={cn(cluster(16), textClass(13, "quiet"), styles.legend)} aria-hidden="true">
            <li className={row(8)}>Revenue</li>
            <li className={row(8)}>Target</li>
          </ul>
        </div>
      </ChartFigure>
    </section>
  );
}

function growthText(growth: number | null): string {
  return growth === null ? "n/a" : formatChange(growth);
}

type BarPairProps = { readonly period: RevenueRow; readonly rows: readonly RevenueRow[] };

/** The revenue before its target, which ends in a tick. */
function BarPair({ period, rows }: BarPairProps) {
  const target = barPercent(period.target, rows);
  return (
    <svg width="100%" height="22" overflow="visible" aria-hidden="true">
      <rect
        y="8"
        width={`${target}%`}
        height="6"
        rx="1"
        fill="color-mix(in oklab, var(--line-2) 48%, var(--surface))"
      />
      <rect
        fill="var(--demo-accent)"
        y="5"
        width={`${barPercent(period.revenue, rows)}%`}
        height="12"
        rx="2"
      />
      <svg x={`${target}%`} overflow="visible">
        <rect
          x="-2"
          y="1"
          width="2"
          height="20"
          fill="var(--ink)"
          stroke="var(--surface)"
          paintOrder="stroke"
        />
      </svg>
    </svg>
  );
}

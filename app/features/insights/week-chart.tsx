import typography from "#app/components/ui/typography.module.css";
import { insights } from "#app/content/insights.ts";
import { cn } from "#app/lib/cn.ts";
import { countSteps } from "./count-steps.ts";
import { dayLabel } from "./day-label.ts";
import styles from "./insights.module.css";
import type { Share } from "./lead-insights.ts";
import chart from "./week-chart.module.css";

const { weeks: words } = insights;
const width = 960;
const height = 200;
const left = 36;
const floor = height - 24;
const ceiling = 10;

/** A bar for each week over round steps; the same figures stand in the table below it. */
export function WeekChart({ weeks }: { readonly weeks: readonly Share[] }) {
  const highest = Math.max(1, ...weeks.map(({ total }) => total));
  const ticks = countSteps(highest);
  const y = (total: number) => floor - (total / (ticks.at(-1) ?? highest)) * (floor - ceiling);
  const step = (width - left) / weeks.length;
  const everyNth = Math.ceil(weeks.length / 6);
  return (
    <>
      <svg className={chart.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={chart.grid} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
            <text className={chart.label} x={left - 8} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {weeks.map(({ key, total }, index) => (
          <g key={key}>
            <rect
              className={index === weeks.length - 1 ? cn(chart.week, chart.running) : chart.week}
              x={left + index * step + step * 0.16}
              y={y(total)}
              width={step * 0.68}
              height={Math.max(floor - y(total), total > 0 ? 1 : 0)}
            />
            {index % everyNth === 0 && (
              <text className={chart.label} x={left + index * step + step * 0.16} y={height - 6}>
                {dayLabel(key)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <details className={styles.asTable}>
        <summary>{words.table}</summary>
        <table>
          <caption className={typography.visuallyHidden}>{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              <th scope="col" className={styles.number}>
                {words.leads}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ key, total }) => (
              <tr key={key}>
                <th scope="row">{dayLabel(key)}</th>
                <td className={styles.number}>{total.toLocaleString("en-US")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

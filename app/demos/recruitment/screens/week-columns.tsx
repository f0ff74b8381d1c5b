import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { formatLocal } from "#domain/dates.ts";
import type { Week } from "../analytics.ts";
import { weekLabel } from "../captions.ts";
import styles from "./analytics.module.css";

/** Eight columns, the number on each. */
export function WeekColumns({ weeks }: { readonly weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <ol className={cn(stack(0), styles.weeks)} aria-label="Applications per week">
      {weeks.map((week) => (
        <li key={week.from.getTime()} className={stack(6)}>
          <span className={typography.visuallyHidden}>
            {weekLabel(week)}: {counted(week.count, "application")}
          </span>
          <svg width="100%" height="150" aria-hidden="true">
            <rect fill="var(--inset)" x="12%" y="148" width="76%" height="2" />
            <rect
              className={styles.applications}
              x="12%"
              y={150 - (week.count / most) * 122}
              width="76%"
              height={(week.count / most) * 122}
              rx="3"
            />
            <text x="50%" y={142 - (week.count / most) * 122} textAnchor="middle">
              {week.count}
            </text>
          </svg>
          <small className={textClass(12, "quiet")} aria-hidden="true">
            {formatLocal(week.from, "day")}
          </small>
        </li>
      ))}
    </ol>
  );
}

import typography from "#app/components/ui/typography.module.css";
import { counted } from "#domain/counted.ts";
import { formatLocal } from "#domain/dates.ts";
import type { Week } from "../analytics.ts";
import { weekLabel } from "../captions.ts";

/** Eight columns, the number on each. */
export function WeekColumns({ weeks }: { readonly weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <ol className="kr-weeks" aria-label="Applications per week">
      {weeks.map((week) => (
        <li key={week.from.getTime()}>
          <span className={typography.visuallyHidden}>
            {weekLabel(week)}: {counted(week.count, "application")}
          </span>
          <svg width="100%" height="150" aria-hidden="true">
            <rect className="kr-stays__g" x="12%" y="148" width="76%" height="2" />
            <rect
              className="kr-weeks__c"
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
          <small className={typography.number} aria-hidden="true">
            {formatLocal(week.from, "day")}
          </small>
        </li>
      ))}
    </ol>
  );
}

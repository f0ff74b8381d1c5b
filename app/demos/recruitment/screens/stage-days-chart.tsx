import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import type { StageDays } from "../analytics.ts";
import { daysLabel } from "../captions.ts";
import { stageLabels } from "../stages.ts";
import styles from "./analytics.module.css";
import stageStyles from "./stage-badge.module.css";
import { StageIcon } from "./stage-badge.tsx";

/** A bar for each stage with a tick where its limit is. */
export function StageDaysChart({ stays }: { readonly stays: readonly StageDays[] }) {
  const most = Math.max(1, ...stays.flatMap(({ days, limit }) => [days ?? 0, limit])) * 1.08;
  return (
    <ul className={cn(stack(16), styles.stays)} aria-label="Median days in stage">
      {stays.map(({ stage, days, limit }) => (
        <li key={stage} className={stack(6)}>
          <p className={cn(row(8), textClass(15, 600))}>
            <StageIcon stage={stage} />
            {stageLabels[stage]}
            <span className={textClass(15, "quiet", 500)}>
              <b>{daysLabel(days)}</b>, limit {limit}
            </span>
          </p>
          <svg width="100%" height="22" aria-hidden="true">
            <rect fill="var(--inset)" y="4" width="100%" height="14" rx="4" />
            <rect
              className={stageStyles.fill}
              data-stage={stage}
              y="4"
              width={`${((days ?? 0) / most) * 100}%`}
              height="14"
              rx="4"
            />
            <rect fill="var(--ink)" x={`${(limit / most) * 100}%`} width="2.5" height="22" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

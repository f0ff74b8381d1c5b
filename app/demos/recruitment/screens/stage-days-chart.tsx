import typography from "#app/components/ui/typography.module.css";
import type { StageDays } from "../analytics.ts";
import { daysLabel } from "../captions.ts";
import { stageLabels } from "../stages.ts";
import { StageIcon } from "./stage-badge.tsx";

/** A bar for each stage with a tick where its limit is. */
export function StageDaysChart({ stays }: { readonly stays: readonly StageDays[] }) {
  const most = Math.max(1, ...stays.flatMap(({ days, limit }) => [days ?? 0, limit])) * 1.08;
  return (
    <ul className="kr-stays" aria-label="Median days in stage">
      {stays.map(({ stage, days, limit }) => (
        <li key={stage}>
          <p>
            <StageIcon stage={stage} />
            {stageLabels[stage]}
            <span className={typography.number}>
              <b>{daysLabel(days)}</b>, limit {limit}
            </span>
          </p>
          <svg width="100%" height="22" aria-hidden="true">
            <rect className="kr-stays__g" y="4" width="100%" height="14" rx="4" />
            <rect
              className={`kr-fill--${stage}`}
              y="4"
              width={`${((days ?? 0) / most) * 100}%`}
              height="14"
              rx="4"
            />
            <rect className="kr-stays__l" x={`${(limit / most) * 100}%`} width="2.5" height="22" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

import type { Candidate } from "../model.ts";
import { groupByStatus, stages } from "../stages.ts";
import styles from "./stage-badge.module.css";

type StageSharesProps = { readonly candidates: readonly Candidate[]; readonly height: number };

/** Everybody by stage, in one bar; the numbers stand beside it in words. */
export function StageShares({ candidates, height }: StageSharesProps) {
  const groups = groupByStatus(candidates);
  const total = Math.max(1, candidates.length);
  const before = (index: number) =>
    stages.slice(0, index).reduce((sum, stage) => sum + groups[stage].length, 0);
  return (
    <svg width="100%" height={height} aria-hidden="true">
      {stages.map((stage, index) => (
        <rect
          key={stage}
          className={styles.fill}
          data-stage={stage}
          x={`${(before(index) / total) * 100}%`}
          width={`${(groups[stage].length / total) * 100}%`}
          height={height}
        />
      ))}
    </svg>
  );
}

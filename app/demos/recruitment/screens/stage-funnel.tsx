import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { shareLabel } from "../captions.ts";
import styles from "./analytics.module.css";
import stageStyles from "./stage-badge.module.css";

type FunnelStep = {
  readonly label: string;
  readonly count: number;
  readonly pass: number | null;
};

const stages = ["applied", "interview", "offer", "hired"] as const;

/** Four steps, each as tall as its share of the first, narrowing to the next. */
export function StageFunnel({ steps }: { readonly steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const half = (count: number) => Math.max(1.5, (count / most) * 48);
  return (
    <ol className={cn(columns(4, 4), styles.steps)} aria-label="Funnel">
      {steps.map(({ label, count, pass }, index) => {
        const left = half(count);
        const right = half(steps[index + 1]?.count ?? count);
        return (
          <li key={label} className={stack(8)}>
            <p className={stack(0)}>
              <span className={textClass(15, "quiet")}>{label}</span>
              <b>{count}</b>
            </p>
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              width="100%"
              height="132"
              aria-hidden="true"
            >
              <path
                className={stageStyles.fill}
                data-stage={stages[index] ?? "applied"}
                d={`M0 ${50 - left}L100 ${50 - right}V${50 + right}L0 ${50 + left}Z`}
              />
            </svg>
            <small className={textClass(14, "quiet")}>
              {index === 0
                ? "all"
                : `${shareLabel(pass)} of ${steps[index - 1]?.label.toLowerCase()}`}
            </small>
          </li>
        );
      })}
    </ol>
  );
}

import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatPercent } from "#app/lib/percent.ts";
import { ShareBar } from "./share-bar.tsx";
import styles from "./bar-list.module.css";

type FunnelStep = { readonly label: string; readonly count: number };

type FunnelProps = {
  readonly label: string;
  readonly steps: readonly FunnelStep[];
  readonly className?: string;
  /** Of each step with its label, bar and number. */
  readonly rowClassName?: string;
};

/** Steps that fewer and fewer take, with the share that went on from the step before. */
export function Funnel({ label, steps, className, rowClassName }: FunnelProps) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol className={cn(stack(2), className)} aria-label={label}>
      {steps.map(({ label: name, count }, index) => {
        const before = steps[index - 1]?.count;
        return (
          <li key={name} className={cn(styles.entry, rowClassName)}>
            <span>
              {name}
              {before !== undefined && (
                <small className={textClass(12, "quiet")}>
                  {" "}
                  {formatPercent((count / before) * 100)}
                </small>
              )}
            </span>
            <ShareBar percent={(count / most) * 100} />
            <span className={cn(styles.value, typography.number)}>
              {count.toLocaleString("en-US")}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

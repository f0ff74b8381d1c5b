import { stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { membershipMix } from "../figures.ts";
import styles from "./charts.module.css";

type MixBarProps = { readonly mix: ReturnType<typeof membershipMix> };

/** One bar of all members in their types, and what its parts are. */
export function MixBar({ mix }: MixBarProps) {
  const total = mix.reduce((sum, { count }) => sum + count, 0);
  const starts = mix.map((_, index) =>
    mix.slice(0, index).reduce((sum, { count }) => sum + count, 0),
  );
  const share = (count: number) => `${(count / Math.max(1, total)) * 100}%`;
  return (
    <div>
      <svg className={styles.mixture} width="100%" height="56" aria-hidden="true">
        {mix.map(({ type, count }, index) => (
          <rect
            key={type}
            className={styles.part}
            data-membership={type}
            x={share(starts[index] ?? 0)}
            width={share(count)}
            height="56"
          />
        ))}
      </svg>
      <ul className={cn(stack(8), styles.legend)}>
        {mix.map(({ type, count, percent }) => (
          <li className={stack(10)} key={type}>
            <svg width="12" height="12" aria-hidden="true">
              <rect className={styles.part} data-membership={type} width="12" height="12" />
            </svg>
            {type}
            <b className={typography.number}>{count}</b>
            <span className={cn(typography.quiet, typography.number)}>{percent}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

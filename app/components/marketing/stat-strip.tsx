import { surface } from "#app/components/layout-kit/layout-kit.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import marks from "./marks.module.css";
import styles from "./stat-strip.module.css";

export type Stat = { readonly value: string; readonly label: string };

/** Four figures on one surface that overlaps the hero above it. */
export function StatStrip({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <div className={layout.pageWidth} data-whole="">
      <dl className={cn(styles.stats, surface("large"))} data-stats="">
        {stats.map((stat) => (
          <div key={stat.label} className={marks.labelBelow}>
            <dt className={typography.quiet}>{stat.label}</dt>
            <dd className={cn(typography.display, marks.lightOnPhones)}>{stat.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

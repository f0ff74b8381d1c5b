import layout from "#app/components/layout-kit/layout-kit.module.css";
import typography from "#app/components/ui/typography.module.css";
import styles from "./stat-strip.module.css";

export type Stat = { readonly value: string; readonly label: string };

/** Four figures on one surface that overlaps the hero above it. */
export function StatStrip({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <div className={layout.pageWidth}>
      <dl className={styles.stats} data-stats="">
        {stats.map((stat) => (
          <div key={stat.label}>
            <dt>{stat.label}</dt>
            <dd className={typography.display}>{stat.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

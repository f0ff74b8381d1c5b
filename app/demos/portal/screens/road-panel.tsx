import demoParts from "#app/components/demo/demo-parts.module.css";
import { cluster, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import { trailingRevenue } from "../series.ts";
import { platinumRequirements, platinumThreshold, tierProgress } from "../tiers.ts";
import type { PortalProps } from "./portal-props.ts";
import styles from "./road-panel.module.css";
import { TierBadge } from "./tier-badge.tsx";

/** How far it is to the next tier, and what is left to do. */
export function RoadPanel({ state }: PortalProps) {
  const trailing = trailingRevenue(state.series);
  const threshold = platinumThreshold(trailing);
  const { percent, remaining } = tierProgress(trailing, threshold);
  return (
    <section className={demoParts.panel} aria-labelledby="hb-road">
      <h3 id="hb-road">Road to Platinum</h3>
      <p className={cn(cluster(6, "baseline"), typography.quiet, styles.progress)}>
        <b className={cn(textClass(40, 560), typography.number)}>{percent}%</b>
        <span className={typography.number}> · {formatMoney(remaining)} to go</span>
      </p>
      <svg className={styles.meter} width="100%" height="20" overflow="visible" aria-hidden="true">
        <rect fill="var(--inset)" y="6" width="100%" height="8" rx="4" />
        <rect fill="var(--hb-gold)" y="6" width={`${percent}%`} height="8" rx="4" />
        <rect fill="var(--hb-gold)" x={`${percent}%`} y="1" width="3" height="18" rx="1.5" />
      </svg>
      <p className={cn(spread(0), textClass(13), styles.ends)}>
        <TierBadge tier={state.partnership.tier} />
        <TierBadge tier="Platinum" />
      </p>
      <ul className={styles.steps}>
        {platinumRequirements(trailing, threshold).map(({ name, progress, isMet }) => (
          <li key={name} className={cn(stack(10), textClass(14))}>
            <i aria-hidden="true">{isMet && <Icon name="check" />}</i>
            <span>
              {name}
              {isMet && <span className={typography.visuallyHidden}>, done</span>}
            </span>
            <span className={cn(typography.number, typography.quiet)}>{progress}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

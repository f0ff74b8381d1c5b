import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import type { FeatureGroup } from "#app/content/features.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./bento.module.css";
import { FeatureCard } from "./feature-card.tsx";
import marks from "./marks.module.css";

/** Feature cards in their groups. The cards' sizes make the pattern. */
export function Bento({ groups }: { readonly groups: readonly FeatureGroup[] }) {
  return (
    <div>
      {groups.map((group) => (
        <section
          key={group.name}
          className={cn(styles.group, stack(24))}
          aria-label={`${group.name} features`}
        >
          <div className={cn(styles.head, row(20, "baseline"), marks.ruled)}>
            <h3 className={cn(typography.heading, marks.slashed, marks.light)}>{group.name}</h3>
            <p className={typography.quiet}>{group.text}</p>
          </div>
          <div className={styles.grid}>
            {group.features.map((feature) => (
              <FeatureCard key={feature.id} feature={feature} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

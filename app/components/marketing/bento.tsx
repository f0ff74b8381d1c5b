import typography from "#app/components/ui/typography.module.css";
import type { FeatureGroup } from "#app/content/features.ts";
import styles from "./bento.module.css";
import { FeatureCard } from "./feature-card.tsx";

/** Feature cards in their groups. The cards' sizes make the pattern. */
export function Bento({ groups }: { readonly groups: readonly FeatureGroup[] }) {
  return (
    <div>
      {groups.map((group) => (
        <section key={group.name} className={styles.group} aria-label={`${group.name} features`}>
          <div className={styles.head}>
            <h3 className={typography.heading}>{group.name}</h3>
            <p>{group.text}</p>
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

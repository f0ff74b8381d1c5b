import layout from "#app/components/layout-kit/layout-kit.module.css";
import typography from "#app/components/ui/typography.module.css";
import { featureGroups } from "#app/content/features.ts";
import { featuresPage } from "#app/content/features-page.ts";
import styles from "./feature-index.module.css";

/** The way to each of the twelve, on one surface that overlaps the hero. */
export function FeatureIndex() {
  return (
    <div className={layout.pageWidth}>
      <nav className={styles.index} aria-label={featuresPage.indexLabel}>
        {featureGroups.map((group) => (
          <div key={group.name}>
            <p className={typography.label}>{group.name}</p>
            <ul>
              {group.features.map((feature) => (
                <li key={feature.id}>
                  <a href={`#${feature.id}`}>{feature.title}</a>
                  <span>{feature.stat}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}

import layout from "#app/components/layout-kit/layout-kit.module.css";
import { columns, divided, row, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { featureGroups } from "#app/content/features.ts";
import { featuresPage } from "#app/content/features-page.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./feature-index.module.css";

/** The way to each of the twelve, on one surface that overlaps the hero. */
export function FeatureIndex() {
  return (
    <div className={layout.pageWidth} data-whole="">
      <nav
        className={cn(columns(3, 0, 768), surface("large"), panels.reaching, styles.index)}
        aria-label={featuresPage.indexLabel}
      >
        {featureGroups.map((group) => (
          <div key={group.name}>
            <p className={cn(typography.label, typography.quiet)}>{group.name}</p>
            <ul className={divided}>
              {group.features.map((feature) => (
                <li key={feature.id} className={row(16)}>
                  <a className={row(0)} href={`#${feature.id}`}>
                    {feature.title}
                  </a>
                  <span className={textClass(14, "quiet")}>{feature.stat}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}

import layout from "#app/components/layout-kit/layout-kit.module.css";
import sections from "#app/components/marketing/section.module.css";
import { marked, title } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { featureGroups, type Feature } from "#app/content/features.ts";
import { cn } from "#app/lib/cn.ts";
import { FeatureEntry, type FeatureLayout } from "./feature-entry.tsx";
import panels from "../panels.module.css";
import styles from "./feature-groups.module.css";

const layouts: Readonly<Record<Feature["id"], FeatureLayout>> = {
  database: "row",
  commerce: "half",
  community: "half",
  partners: "row-back",
  apis: "side",
  cdn: "side",
  chat: "row",
  analytics: "row-back",
  workflows: "quarter",
  payments: "quarter",
  users: "quarter",
  security: "quarter",
};

/** The three groups, each under its own heading. */
export function FeatureGroups() {
  return (
    <div className={cn(sections.section, layout.pageWidth, panels.parts)} data-whole="">
      {featureGroups.map((group) => (
        <section key={group.name} aria-labelledby={`group-${group.name}`}>
          <div className={cn(ruled.above, styles.head)}>
            <h2 className={cn(typography.display, title, marked)} id={`group-${group.name}`}>
              {group.name}
            </h2>
            <p className={textClass(18, "quiet")}>{group.text}</p>
          </div>
          <div className={styles.entries}>
            {group.features.map((feature) => (
              <FeatureEntry key={feature.id} feature={feature} layout={layouts[feature.id]} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

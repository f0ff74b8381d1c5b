import { featureGroups, type Feature } from "#app/content/features.ts";
import { FeatureEntry, type FeatureLayout } from "./feature-entry.tsx";

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
    <div className="sec wrap sys-groups">
      {featureGroups.map((group) => (
        <section key={group.name} aria-labelledby={`group-${group.name}`}>
          <div className="sys-groups__head">
            <h2 className="d" id={`group-${group.name}`}>
              {group.name}
            </h2>
            <p>{group.text}</p>
          </div>
          <div className="sys-groups__grid">
            {group.features.map((feature) => (
              <FeatureEntry key={feature.id} feature={feature} layout={layouts[feature.id]} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

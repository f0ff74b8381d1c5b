import { featureGroups, type Feature } from "#app/content/features.ts";
import { FeatureEntry } from "./feature-entry.tsx";

const rows: Partial<Record<Feature["id"], "row" | "row-back">> = {
  database: "row",
  partners: "row-back",
  chat: "row",
  analytics: "row-back",
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
              <FeatureEntry
                key={feature.id}
                feature={feature}
                layout={rows[feature.id] ?? "half"}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

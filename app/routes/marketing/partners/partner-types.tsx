import layout from "#app/components/layout-kit/layout-kit.module.css";
import { Chips } from "#app/components/marketing/chips.tsx";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import typography from "#app/components/ui/typography.module.css";
import { partners, partnerTypes } from "#app/content/partners.ts";
import styles from "./partner-types.module.css";

/** The four kinds of partner. */
export function PartnerTypes() {
  const { types } = partners;
  return (
    <section className={sections.section}>
      <div className={layout.pageWidth}>
        <SectionHead lines={types.lines} text={types.text} />
        <ul className={styles.types}>
          {partnerTypes.map((type) => (
            <li key={type.id}>
              <h3 className={typography.heading}>{type.title}</h3>
              <div>
                <p>{type.description}</p>
                <Chips items={type.benefits} />
              </div>
              <p className={styles.audience}>
                <b>{types.audience}</b> {type.targetAudience}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import layout from "#app/components/layout-kit/layout-kit.module.css";
import { Chips } from "#app/components/marketing/chips.tsx";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { marked, part } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { partners, partnerTypes } from "#app/content/partners.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./partner-types.module.css";

/** The four kinds of partner. */
export function PartnerTypes() {
  const { types } = partners;
  return (
    <section className={sections.section}>
      <div className={layout.pageWidth}>
        <SectionHead lines={types.lines} text={types.text} />
        <ul className={cn(ruled.above, styles.types)}>
          {partnerTypes.map((type) => (
            <li key={type.id} className={panels.split}>
              <h3 className={cn(typography.heading, part, marked)}>{type.title}</h3>
              <div>
                <p>{type.description}</p>
                <Chips items={type.benefits} />
              </div>
              <p className={cn(textClass(15, "quiet"), styles.audience)}>
                <b>{types.audience}</b> {type.targetAudience}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

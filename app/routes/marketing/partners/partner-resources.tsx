import layout from "#app/components/layout-kit/layout-kit.module.css";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import typography from "#app/components/ui/typography.module.css";
import { partnerResources, partners } from "#app/content/partners.ts";
import { cn } from "#app/lib/cn.ts";
import { GuideLink } from "./guide-link.tsx";
import styles from "./partner-resources.module.css";

/** The six resources; the one with a file downloads it, the others are plain (decision D28). */
export function PartnerResources() {
  const { resources } = partners;
  return (
    <section className={cn(sections.section, sections.inset)}>
      <div className={layout.pageWidth}>
        <SectionHead lines={resources.lines} text={resources.text} />
        <ul className={styles.resources} data-resources="">
          {partnerResources.map((resource) => (
            <li key={resource.id}>
              <h3 className={typography.heading}>{resource.title}</h3>
              <p>{resource.description}</p>
              {resource.download && <GuideLink label={partners.guide} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

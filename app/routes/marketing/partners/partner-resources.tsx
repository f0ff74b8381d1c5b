import layout from "#app/components/layout-kit/layout-kit.module.css";
import { columns } from "#app/components/layout-kit/layout-kit.ts";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { heading } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import typography from "#app/components/ui/typography.module.css";
import { partnerResources, partners } from "#app/content/partners.ts";
import { cn } from "#app/lib/cn.ts";
import { GuideLink } from "./guide-link.tsx";
import panels from "../panels.module.css";
import styles from "./partner-resources.module.css";

/** The six resources; the one with a file downloads it, the others are plain (decision D28). */
export function PartnerResources() {
  const { resources } = partners;
  return (
    <section className={cn(sections.section, sections.inset)}>
      <div className={layout.pageWidth}>
        <SectionHead lines={resources.lines} text={resources.text} />
        <ul className={cn(columns(3, 0), panels.fewer, styles.resources)} data-resources="">
          {partnerResources.map((resource) => (
            <li key={resource.id} className={ruled.above}>
              <h3 className={heading(24)}>{resource.title}</h3>
              <p className={typography.quiet}>{resource.description}</p>
              {resource.download && <GuideLink label={partners.guide} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

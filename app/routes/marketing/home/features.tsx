import { useRef } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import styles from "#app/components/marketing/bento.module.css";
import { Bento } from "#app/components/marketing/bento.tsx";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { featureGroups } from "#app/content/features.ts";
import { home } from "#app/content/home.ts";
import { cn } from "#app/lib/cn.ts";
import { useEntrance } from "./use-entrance.ts";

/** Small screens find the features on a page of their own (specification, section 2, and decision D27). */
export function Features() {
  const section = useRef<HTMLElement>(null);
  const entrance = useEntrance(section);
  const { headline, text, primary, secondary } = home.features;
  return (
    <section
      className={cn(sections.section, styles.features)}
      id="features"
      ref={section}
      data-entrance={entrance}
    >
      <div className={layout.pageWidth}>
        <SectionHead lines={headline} text={text} />
        <Bento groups={featureGroups} />
        <div className={sections.foot}>
          <ActionLink to="/contact" label={primary} icon="arrow" />
          <ActionLink to="/examples" label={secondary} look="line" />
        </div>
      </div>
    </section>
  );
}

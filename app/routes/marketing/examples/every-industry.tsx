import layout from "#app/components/layout-kit/layout-kit.module.css";
import sections from "#app/components/marketing/section.module.css";
import { SectorList } from "#app/components/marketing/sector-list.tsx";
import { title } from "#app/components/ui/heading.ts";
import typography from "#app/components/ui/typography.module.css";
import { examples } from "#app/content/examples.ts";
import { sectors } from "#app/content/sectors.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./every-industry.module.css";

export function EveryIndustry() {
  const { heading, text } = examples.everyIndustry;
  return (
    <section className={cn(sections.section, sections.inset)} aria-labelledby="every-industry">
      <div className={cn(layout.pageWidth, panels.split, styles.columns)}>
        <div className={cn(panels.beside, styles.head)}>
          <h2 className={cn(typography.display, title)} id="every-industry">
            {heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h2>
          <p className={typography.quiet}>{text}</p>
        </div>
        <SectorList sectors={sectors} />
      </div>
    </section>
  );
}

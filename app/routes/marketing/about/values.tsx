import layout from "#app/components/layout-kit/layout-kit.module.css";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { display } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { about } from "#app/content/about.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./values.module.css";

/** The three values, each with what shows that it is meant. */
export function Values() {
  const { lines, items } = about.values;
  return (
    <section className={cn(sections.section, sections.inset)}>
      <div className={layout.pageWidth}>
        <SectionHead lines={lines} />
        <ul className={styles.values}>
          {items.map((value) => (
            <li key={value.title} className={cn(panels.split, ruled.above)}>
              <h3 className={display}>{value.title}</h3>
              <p>{value.text}</p>
              <p className={cn(textClass(15, 600), styles.proof)}>{value.proof}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

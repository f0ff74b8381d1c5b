import layout from "#app/components/layout-kit/layout-kit.module.css";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import typography from "#app/components/ui/typography.module.css";
import { about } from "#app/content/about.ts";
import { cn } from "#app/lib/cn.ts";
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
            <li key={value.title}>
              <h3 className={typography.display}>{value.title}</h3>
              <p>{value.text}</p>
              <p className={styles.proof}>{value.proof}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import layout from "#app/components/layout-kit/layout-kit.module.css";
import sections from "#app/components/marketing/section.module.css";
import typography from "#app/components/ui/typography.module.css";
import { about } from "#app/content/about.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./purpose.module.css";

/** Mission and vision: one sentence each in display type, then why. */
export function Purpose() {
  return (
    <section className={cn(sections.section, styles.section)}>
      {[about.mission, about.vision].map((part) => (
        <div key={part.heading} className={cn(layout.pageWidth, styles.part)}>
          <h2 className={typography.heading}>{part.heading}</h2>
          <div>
            <p className={cn(styles.statement, typography.display)}>{part.statement}</p>
            <div className={styles.text}>
              {part.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
      ))}
    </section>
  );
}

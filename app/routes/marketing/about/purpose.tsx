import layout from "#app/components/layout-kit/layout-kit.module.css";
import { columns } from "#app/components/layout-kit/layout-kit.ts";
import sections from "#app/components/marketing/section.module.css";
import { display, heading } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { about } from "#app/content/about.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./purpose.module.css";

/** Mission and vision: one sentence each in display type, then why. */
export function Purpose() {
  return (
    <section className={cn(sections.section, panels.parts)}>
      {[about.mission, about.vision].map((part) => (
        <div key={part.heading} className={cn(layout.pageWidth, panels.split, styles.part)}>
          <h2 className={cn(heading(20), ruled.above)}>{part.heading}</h2>
          <div>
            <p className={cn(display, styles.statement)}>{part.statement}</p>
            <div className={cn(columns(2, 16, 1024), textClass(18, "quiet"), styles.text)}>
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

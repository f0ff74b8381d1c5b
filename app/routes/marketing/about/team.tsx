import layout from "#app/components/layout-kit/layout-kit.module.css";
import { columns } from "#app/components/layout-kit/layout-kit.ts";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { heading, title } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import typography from "#app/components/ui/typography.module.css";
import { about } from "#app/content/about.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./team.module.css";

/** Who works on a project, and how its week goes. */
export function Team() {
  const { team, weeks } = about;
  return (
    <section className={sections.section}>
      <div className={layout.pageWidth}>
        <SectionHead lines={team.lines} text={team.text} />
        <ul className={cn(columns(4, 32), panels.fewer, styles.roles)}>
          {team.roles.map((role) => (
            <li key={role.title} className={ruled.above}>
              <h3 className={heading(20)}>{role.title}</h3>
              <p className={typography.quiet}>{role.text}</p>
            </li>
          ))}
        </ul>
        <div className={cn(panels.split, panels.dark, styles.contact)}>
          <h2 className={cn(typography.display, title)}>
            {weeks.lines[0]} {weeks.lines[1]}
          </h2>
          <dl>
            {weeks.items.map((item) => (
              <div key={item.day}>
                <dt className={heading(18)}>{item.day}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

import layout from "#app/components/layout-kit/layout-kit.module.css";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import typography from "#app/components/ui/typography.module.css";
import { about } from "#app/content/about.ts";
import styles from "./team.module.css";

/** Who works on a project, and how its week goes. */
export function Team() {
  const { team, weeks } = about;
  return (
    <section className={sections.section}>
      <div className={layout.pageWidth}>
        <SectionHead lines={team.lines} text={team.text} />
        <ul className={styles.roles}>
          {team.roles.map((role) => (
            <li key={role.title}>
              <h3 className={typography.heading}>{role.title}</h3>
              <p>{role.text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.contact}>
          <h2 className={typography.display}>
            {weeks.lines[0]} {weeks.lines[1]}
          </h2>
          <dl>
            {weeks.items.map((item) => (
              <div key={item.day}>
                <dt className={typography.heading}>{item.day}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

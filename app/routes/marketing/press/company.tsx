import layout from "#app/components/layout-kit/layout-kit.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { heading, title } from "#app/components/ui/heading.ts";
import typography from "#app/components/ui/typography.module.css";
import { press } from "#app/content/press.ts";
import { site } from "#app/content/site.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./company.module.css";

/** What to know about the company, and whom to write to. */
export function Company() {
  const { company, contact } = press;
  return (
    <div className={styles.company}>
      <div>
        <h2 className={cn(typography.display, title)} id="company">
          {company.heading}
        </h2>
        <dl>
          {company.facts.map(({ term, text }) => (
            <div key={term}>
              <dt className={typography.quiet}>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <aside
        className={cn(stack(16, "start"), panels.dark, layout.onSky, styles.contact)}
        aria-labelledby="press-contact"
      >
        <h2 className={heading(32)} id="press-contact">
          {contact.heading}
        </h2>
        <p>{contact.text}</p>
        <a className={buttonClass()} href={`mailto:${site.email}?subject=Press`}>
          <Icon name="mail" />
          {site.email}
        </a>
        <p>
          {contact.phoneNote}:{" "}
          <a className={typography.link} href={site.phone.href}>
            {site.phone.label}
          </a>
        </p>
      </aside>
    </div>
  );
}

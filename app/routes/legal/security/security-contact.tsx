import { Link } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import styles from "#app/components/marketing/legal-document.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { securityContact as labels } from "#app/content/legal/security.ts";
import { site } from "#app/content/site.ts";
import { cn } from "#app/lib/cn.ts";

/** The end of the security page: mail link and button as specified, the form and the file beside them. */
export function SecurityContact() {
  return (
    <section className={cn(styles.ending, layout.onSky)} aria-labelledby="security-contact">
      <h2 className={typography.display} id="security-contact">
        {labels.heading}
      </h2>
      <p>{labels.text}</p>
      <a className={cn(styles.email, typography.heading)} href={`mailto:${site.email}`}>
        {site.email}
      </a>
      <a className={buttonClass()} href={`mailto:${site.email}?subject=Security%20report`}>
        {labels.button}
        <Icon name="mail" />
      </a>
      <ul>
        <li>
          <Link
            className={typography.link}
            to={{ pathname: "/support", search: "?topic=security", hash: "#contact" }}
            prefetch="intent"
            viewTransition
          >
            {labels.form}
          </Link>
        </li>
        <li>
          <a className={typography.link} href="/.well-known/security.txt">
            {labels.file}
          </a>
        </li>
      </ul>
    </section>
  );
}

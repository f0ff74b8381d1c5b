import layout from "#app/components/layout-kit/layout-kit.module.css";
import { columns, surface } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { site } from "#app/content/site.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./contact.module.css";

/** The three contact cards: e-mail, phone with hours, office. */
export function ContactCards() {
  return (
    <div className={layout.pageWidth} data-whole="">
      <div className={cn(columns(3, 0), surface("large"), panels.reaching, styles.ways)}>
        <div className={styles.card}>
          <Icon name="mail" />
          <h2 className={textClass(15, 600, "quiet")}>E-mail</h2>
          <a
            className={cn(typography.heading, styles.value)}
            href={`mailto:${site.email}`}
            data-address=""
          >
            {site.email}
          </a>
          <span className={typography.quiet}>Reply {site.contactReply}</span>
        </div>
        <div className={styles.card}>
          <Icon name="phone" />
          <h2 className={textClass(15, 600, "quiet")}>Phone</h2>
          <a
            className={cn(typography.heading, styles.value)}
            href={site.phone.href}
            data-address=""
          >
            {site.phone.label}
          </a>
          <span className={typography.quiet}>{site.phoneHours}</span>
        </div>
        <div className={styles.card}>
          <Icon name="pin" />
          <h2 className={textClass(15, 600, "quiet")}>Office</h2>
          <span className={cn(typography.heading, styles.value)} data-address="">
            {site.office.city}
          </span>
          <span className={typography.quiet}>{site.office.region}</span>
        </div>
      </div>
    </div>
  );
}

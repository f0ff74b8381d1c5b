import layout from "#app/components/layout-kit/layout-kit.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { site } from "#app/content/site.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./contact.module.css";

/** The three contact cards: e-mail, phone with hours, office. */
export function ContactCards() {
  return (
    <div className={layout.pageWidth}>
      <div className={styles.ways}>
        <div>
          <Icon name="mail" />
          <h2>E-mail</h2>
          <a className={cn(styles.value, typography.heading)} href={`mailto:${site.email}`}>
            {site.email}
          </a>
          <span className={typography.quiet}>Reply {site.contactReply}</span>
        </div>
        <div>
          <Icon name="phone" />
          <h2>Phone</h2>
          <a className={cn(styles.value, typography.heading)} href={site.phone.href}>
            {site.phone.label}
          </a>
          <span className={typography.quiet}>{site.phoneHours}</span>
        </div>
        <div>
          <Icon name="pin" />
          <h2>Office</h2>
          <span className={cn(styles.value, typography.heading)}>{site.office.city}</span>
          <span className={typography.quiet}>{site.office.region}</span>
        </div>
      </div>
    </div>
  );
}

import layout from "#app/components/layout-kit/layout-kit.module.css";
import badges from "#app/components/ui/badge.module.css";
import typography from "#app/components/ui/typography.module.css";
import { apiSdks } from "#app/content/api-reference.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "../documents.module.css";

/** The three SDKs by name, each marked as an example (decision D74). */
export function SdkList() {
  return (
    <section className={cn(layout.pageWidth, styles.sdks)} aria-labelledby={apiSdks.id}>
      <div>
        <h2 className={typography.display} id={apiSdks.id}>
          {apiSdks.title}
        </h2>
        <p>{apiSdks.text}</p>
      </div>
      <ul>
        {apiSdks.list.map(({ name, text }) => (
          <li key={name}>
            <h3 className={typography.heading}>{name}</h3>
            <span className={badges.badge}>{apiSdks.badge}</span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import layout from "#app/components/layout-kit/layout-kit.module.css";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { steadyHeading } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { apiSdks } from "#app/content/api-reference.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./sdk-list.module.css";

/** The three SDKs by name, each marked as an example (decision D74). */
export function SdkList() {
  return (
    <section
      className={cn(layout.pageWidth, styles.sdks)}
      data-whole=""
      aria-labelledby={apiSdks.id}
    >
      <div>
        <h2 className={typography.display} id={apiSdks.id}>
          {apiSdks.title}
        </h2>
        <p className={textClass(15, "quiet")}>{apiSdks.text}</p>
      </div>
      <ul className={columns(3, 0, 768)}>
        {apiSdks.list.map((sdk) => (
          <li key={sdk.name} className={cn(stack(10, "start"), ruled.above)}>
            <h3 className={steadyHeading(20)}>{sdk.name}</h3>
            <span className={badges.badge}>{apiSdks.badge}</span>
            <p className={textClass(15, "quiet")}>{sdk.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

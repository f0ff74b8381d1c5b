import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import type { MockupName, OldSiteBody } from "#app/content/art-name.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import { mockupSize } from "./art/mockup-size.ts";
import { Mockup } from "./art/mockup.tsx";
import { OldSite } from "./art/old-site.tsx";
import styles from "./before-after.module.css";
import marks from "./marks.module.css";

type OldWebsite = {
  readonly title: string;
  readonly subtitle: string;
  readonly links: readonly string[];
  readonly body: OldSiteBody;
};

type BeforeAfterProps = {
  /** Whose websites these are. */
  readonly client: string;
  readonly before: OldWebsite;
  readonly after: MockupName;
  /** What both pictures show. */
  readonly alternative: string;
  readonly isWide?: boolean;
};

/**
 * The old website over the new application, parted by a native range: `app/boot/shell.ts` writes its value to `--x`,
 * so it works before React has started.
 */
export function BeforeAfter({
  client,
  before,
  after,
  alternative,
  isWide = false,
}: BeforeAfterProps) {
  const { title, subtitle, links, body } = before;
  return (
    <div
      className={cn(styles.comparison, surface("large"), isWide && styles.wide)}
      data-comparison={isWide ? "wide" : "card"}
      suppressHydrationWarning
    >
      <div className={styles.after}>
        <Mockup name={after} alternative={alternative} />
      </div>
      <div className={styles.before}>
        <OldSite {...{ title, subtitle, links, body }} width={mockupSize(after).width} />
      </div>
      <span className={cn(styles.badge, marks.label, textClass(13, 600))}>Before</span>
      <span className={cn(styles.badge, styles.afterBadge, marks.label, textClass(13, 600))}>
        After
      </span>
      <span className={styles.line}>
        <i>
          <Icon name="back" />
          <Icon name="arrow" />
        </i>
      </span>
      <input
        type="range"
        min="4"
        max="96"
        // Where the sheet parts them at first.
        defaultValue={isWide ? 31 : 36}
        autoComplete="off"
        aria-label={`Compare before and after: ${client}`}
        data-shell-range=""
      />
    </div>
  );
}

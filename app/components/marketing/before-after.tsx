import type { MockupName, OldSiteBody } from "#app/content/art-name.ts";
import { cn } from "#app/lib/cn.ts";
import "#app/styles/before-after.css";
import { Icon } from "../ui/icon.tsx";
import { mockupSize } from "./art/mockup-size.ts";
import { Mockup } from "./art/mockup.tsx";
import { OldSite } from "./art/old-site.tsx";

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
    <div className={cn("cmp", isWide && "cmp--wide")} suppressHydrationWarning>
      <div className="cmp__a">
        <Mockup name={after} alternative={alternative} />
      </div>
      <div className="cmp__b">
        <OldSite {...{ title, subtitle, links, body }} width={mockupSize(after).width} />
      </div>
      <span className="cmp__tag">Before</span>
      <span className="cmp__tag cmp__tag--a">After</span>
      <span className="cmp__l">
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

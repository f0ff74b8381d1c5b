import type { OldSiteBody } from "#app/content/art-name.ts";
import { cn } from "#app/lib/cn.ts";
import { DeferredArt } from "./deferred-art.tsx";
import { windowHeight, type WindowWidth } from "./mockup-size.ts";
import styles from "./old-site.module.css";

const load = () => import("./drawings/old-site.ts");
const inPlace = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

type OldSiteProps = {
  readonly title: string;
  readonly subtitle: string;
  readonly links: readonly string[];
  readonly body: OldSiteBody;
  /** As wide as the window it is compared with; see `mockupSize`. */
  readonly width?: WindowWidth;
  readonly className?: string;
};

/** The website a client had before, as its own decade drew it. */
export function OldSite({ width = 740, className, ...site }: OldSiteProps) {
  return (
    <DeferredArt
      key={`${site.title} ${width}`}
      className={cn(styles.site, className)}
      viewBox={`0 0 ${width} ${windowHeight}`}
      preserveAspectRatio="xMinYMin slice"
      markup={inPlace?.drawOldSite({ ...site, width }) ?? null}
      load={() => load().then((module) => module.drawOldSite({ ...site, width }))}
    />
  );
}

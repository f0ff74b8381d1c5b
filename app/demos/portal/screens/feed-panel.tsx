import demoParts from "#app/components/demo/demo-parts.module.css";
import { useDemoClock } from "#app/components/demo/use-demo-clock.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { laterOf } from "#domain/dates.ts";
import { agoText } from "../feed.ts";
import styles from "./feed-panel.module.css";
import type { PortalProps } from "./portal-props.ts";

const shownEntries = 7;

/** What has happened, the newest first; what the visitor does comes on top. */
export function FeedPanel({ state }: PortalProps) {
  const now = laterOf(useDemoClock(15_000), state.openedAt);
  return (
    <section data-piece="" className={demoParts.panel} aria-labelledby="hb-feed">
      <h3 id="hb-feed">Activity</h3>
      <ol className={cn(textClass(14), styles.feed)}>
        {state.feed.slice(0, shownEntries).map(({ id, text: words, at, isOwn }) => (
          <li
            key={id}
            className={isOwn ? textClass(14, 600) : undefined}
            data-own={isOwn || undefined}
          >
            {words} <span className={textClass(14, "quiet", 400)}>· {agoText(at, now)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { Sparkline } from "#app/components/demo/sparkline.tsx";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { formatPercent } from "#app/lib/percent.ts";
import { ownerFigures } from "../totals.ts";
import type { CommunityProps } from "./community-props.ts";
import styles from "./owner-card.module.css";

/** What the owner of a club looks at on a Monday, the visitor's own doings among it. */
export function OwnerCard({ state, dispatch }: CommunityProps) {
  const figures = ownerFigures(state.posts);
  return (
    <section className={cn(demoParts.panel, styles.owner)} aria-labelledby="owner">
      <h3 id="owner">Owner's view</h3>
      <dl>
        <div>
          <dt>Active in the last 7 days</dt>
          <dd>
            {figures.active.toLocaleString("en-US")}{" "}
            <span className={typography.quiet}>
              {formatPercent(figures.activeShare)} of members
            </span>
          </dd>
        </div>
        <div>
          <dt>Answered within 24 hours</dt>
          <dd>{figures.replied}% of posts</dd>
        </div>
        <div>
          <dt>New members in the last 7 days</dt>
          <dd className={cn(row(10), styles.joined)}>
            <Sparkline values={figures.joined} />
            {figures.joinedTotal}
          </dd>
        </div>
        <div>
          <dt>Waiting for an answer</dt>
          <dd>{counted(figures.unanswered, "post")}</dd>
        </div>
        <div>
          <dt>Reported, for a moderator</dt>
          <dd>{counted(figures.reported, "post")}</dd>
        </div>
      </dl>
      {figures.unanswered > 0 && (
        <button
          className={buttonClass("line")}
          type="button"
          onClick={() => {
            dispatch({ type: "clearFeed" });
            dispatch({ type: "sort", sort: "unanswered" });
            dispatch({ type: "tab", tab: "feed" });
            focusAfter("#feed-title");
          }}
        >
          Show what waits
        </button>
      )}
    </section>
  );
}

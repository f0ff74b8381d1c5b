import demoParts from "#app/components/demo/demo-parts.module.css";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { relativeTime } from "#domain/dates.ts";
import { activityFeed } from "../queue.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";

/** The eight newest entries of all timelines. */
export function ActivityFeed({ state, dispatch, now }: RecruitmentProps) {
  const feed = activityFeed(state.candidates, 8);
  const ids = [...new Set(feed.map(({ candidate }) => candidate.id))];
  return (
    <section data-piece="" className={demoParts.panel} aria-labelledby="kr-feed">
      <div className={demoParts.panelHead}>
        <h3 id="kr-feed">Activity</h3>
      </div>
      <ul className="kr-feed">
        {feed.map(({ candidate: { id, name }, event }) => (
          <li key={event.id} className={`kr-feed--${event.kind}`}>
            <p>
              <button
                className={typography.link}
                type="button"
                aria-haspopup="dialog"
                data-open={`feed-${id}`}
                onClick={() => dispatch({ type: "open", id, from: "feed", ids })}
              >
                {name}
              </button>{" "}
              {event.text}
            </p>
            <span className={cn(typography.quiet, typography.number)}>
              {relativeTime(event.at, now)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

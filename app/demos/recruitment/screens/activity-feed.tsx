import demoParts from "#app/components/demo/demo-parts.module.css";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { relativeTime } from "#domain/dates.ts";
import type { EventKind } from "../model.ts";
import { activityFeed } from "../queue.ts";
import { eventStages } from "../stages.ts";
import styles from "./dashboard-panels.module.css";
import type { RecruitmentProps } from "./recruitment-props.ts";

/** The eight newest entries of all timelines. */
export function ActivityFeed({ state, dispatch, now }: RecruitmentProps) {
  const feed = activityFeed(state.candidates, 8);
  const ids = [...new Set(feed.map(({ candidate }) => candidate.id))];
  return (
    <section data-piece="" className={cn(demoParts.panel, styles.panel)} aria-labelledby="kr-feed">
      <div className={demoParts.panelHead}>
        <h3 id="kr-feed">Activity</h3>
      </div>
      <ul>
        {feed.map(({ candidate: { id, name }, event }) => (
          <li
            key={event.id}
            className={cn(row(12, "top"), textClass(14), styles.event)}
            data-stage={feedStage(event.kind)}
          >
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
            <span className={typography.quiet}>{relativeTime(event.at, now)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Among everybody's events a mark is a step as any other. */
function feedStage(kind: EventKind) {
  const stage = eventStages[kind];
  return stage === "screening" ? "interview" : stage;
}

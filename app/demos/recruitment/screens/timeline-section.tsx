import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal, relativeDay } from "#domain/dates.ts";
import type { Candidate } from "../model.ts";

type TimelineSectionProps = { readonly candidate: Candidate; readonly now: Date };

/** Everything that happened, the newest first. */
export function TimelineSection({ candidate, now }: TimelineSectionProps) {
  return (
    <section className="kr-sec">
      <h3 id="kr-timeline">Timeline</h3>
      <ol className="kr-time" aria-labelledby="kr-timeline">
        {candidate.timeline.map(({ id, at, kind, text }) => (
          <li key={id} className={`kr-time__${kind}`}>
            <b>{text}</b>
            <span className={cn(typography.quiet, typography.number)}>
              {relativeDay(at, now)}, {formatLocal(at, "time")}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { spread } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal, relativeDay } from "#domain/dates.ts";
import type { Candidate } from "../model.ts";
import { eventStages } from "../stages.ts";
import styles from "./sheet-section.module.css";

type TimelineSectionProps = { readonly candidate: Candidate; readonly now: Date };

/** Everything that happened, the newest first. */
export function TimelineSection({ candidate, now }: TimelineSectionProps) {
  return (
    <section className={styles.section}>
      <h3 id="kr-timeline">Timeline</h3>
      <ol className={cn(textClass(14), styles.timeline)} aria-labelledby="kr-timeline">
        {candidate.timeline.map(({ id, at, kind, text: words }) => (
          <li key={id} className={spread(16, "top")} data-stage={eventStages[kind]}>
            <b className={textClass(14, 600)}>{words}</b>
            <span className={typography.quiet}>
              {relativeDay(at, now)}, {formatLocal(at, "time")}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

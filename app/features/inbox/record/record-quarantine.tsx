import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { cluster, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import { quarantineLabels as labels } from "#app/content/quarantine.ts";
import { cn } from "#app/lib/cn.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import { timelineQuery } from "../conversation/timeline-queries.ts";
import { canJudge, type Entry } from "../entry.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import { leavesAt, pointsOf, suspicionText } from "../entry/suspicion.ts";
import type { Team } from "../entry/team.ts";
import type { Judge } from "../work/use-judging.ts";
import styles from "./record-quarantine.module.css";
import { spamJudge } from "./spam-judge.ts";

type RecordQuarantineProps = {
  readonly entry: Entry;
  readonly team: Team;
  readonly judging: Judge;
  readonly now: Date;
};

/** Why a record is kept apart, since and until when, and the ways out of it. */
export function RecordQuarantine({ entry, team, judging, now }: RecordQuarantineProps) {
  const { since, reasons, judgement } = entry.quarantine;
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const wasApart = useRef(since !== null);
  const { data: timeline } = useInfiniteQuery({
    ...timelineQuery(entry.id),
    enabled: judgement === "spam",
  });

  // The button that was pressed is gone once it has worked; the focus stays in the panel.
  useEffect(() => {
    const isApart = since !== null;
    if (wasApart.current !== isApart && document.activeElement === document.body) {
      const next = isApart ? part.current : document.querySelector<HTMLElement>("[data-reply]");
      next?.focus();
    }
    wasApart.current = isApart;
  }, [since]);

  if (since === null) return null;
  const leaves = leavesAt(since);
  return (
    <section
      className={cn(surface(), stack(12), styles.apart)}
      aria-labelledby={id}
      ref={part}
      tabIndex={-1}
    >
      <div className={stack(4)}>
        <h3 className={textClass(15, 650)} id={id}>
          <bdi>{suspicionText(entry.quarantine, spamJudge(timeline?.pages ?? [], team))}</bdi>
        </h3>
        <p className={textClass(14, "quiet")}>
          {judgement !== "spam" && reasons.length > 0 && `${labels.points(pointsOf(reasons))} `}
          {labels.since} <ReceivedTime isoTime={since} now={now} wording="sentence" />,{" "}
          {labels.leaves} <time dateTime={leaves.toISOString()}>{readerDate(leaves, "date")}</time>.
          {judgement !== "spam" && ` ${labels.unwritten}`}
        </p>
      </div>
      <div className={cluster(8)}>
        <button
          className={buttonClass("primary", "small")}
          type="button"
          onClick={() => void judging.judge([entry], false)}
        >
          {labels.honest} <kbd aria-hidden="true">u</kbd>
        </button>
        {canJudge(entry, true) && (
          <button
            className={buttonClass("line", "small")}
            type="button"
            onClick={() => void judging.judge([entry], true)}
          >
            {labels.spam} <kbd aria-hidden="true">s</kbd>
          </button>
        )}
      </div>
    </section>
  );
}

import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { formatLocal } from "#domain/dates.ts";
import { medianTimeToHire } from "../analytics.ts";
import { daysLabel } from "../captions.ts";
import { interviewsThisWeek, plannedInterviews, splitByWeek } from "../interviews.ts";
import { needsToday } from "../queue.ts";
import { isInPlay } from "../stages.ts";
import { ActivityFeed } from "./activity-feed.tsx";
import styles from "./dashboard.module.css";
import { InterviewsPanel } from "./interviews-panel.tsx";
import { NeedsPanel } from "./needs-panel.tsx";
import { PipelineBar } from "./pipeline-bar.tsx";
import type { RecruitmentProps } from "./recruitment-props.ts";

/** What is to be done this morning, and where everybody stands. */
export function DashboardScreen(props: RecruitmentProps) {
  const { state, now } = props;
  const { candidates, jobs } = state;
  const needs = needsToday(candidates, now);
  const planned = plannedInterviews(state.interviews, candidates, now);
  const open = jobs.filter(({ status }) => status === "active").length;
  const figures = [
    { label: "Open jobs", value: open, note: `${jobs.length - open} paused` },
    {
      label: "Candidates in play",
      value: candidates.filter(isInPlay).length,
      note: `of ${counted(candidates.length, "applicant")}`,
    },
    {
      label: "Interviews this week",
      value: interviewsThisWeek(planned, now),
      note: `${splitByWeek(planned, now).soon.length} in 5 working days`,
    },
    {
      label: "Median time to hire",
      value: daysLabel(medianTimeToHire(candidates)),
      note: "from application to yes",
    },
  ];
  return (
    <>
      <section className={cn(stack(24), styles.hero)} aria-labelledby="kr-hello">
        <div>
          <h2 id="kr-hello">Good morning, Talia.</h2>
          <p className={textClass(16)}>
            {needs.count === 0
              ? "Nobody is waiting for you."
              : `${counted(needs.count, "decision")} waiting for you, ${needs.stuck.length === 0 ? "none" : needs.stuck.length} of them too long.`}
          </p>
          <p className={textClass(14, "quiet")}>
            {formatLocal(now, "longWeekday")} · {formatLocal(now, "time")} demo time
          </p>
        </div>
        <dl className={cn(columns(4, 0), styles.figures)}>
          {figures.map(({ label, value, note }) => (
            <div key={label} className={styles.figure}>
              <dt className={textClass(14, "quiet")}>{label}</dt>
              <dd>
                <b>{value}</b>
                <small className={textClass(13, "quiet")}>{note}</small>
              </dd>
            </div>
          ))}
        </dl>
        <PipelineBar {...props} />
      </section>
      <div className={cn(columns(2, 20, 1024), styles.columns)}>
        <NeedsPanel {...props} needs={needs} />
        <div className={stack(20)}>
          <InterviewsPanel {...props} planned={planned} />
          <ActivityFeed {...props} />
        </div>
      </div>
    </>
  );
}

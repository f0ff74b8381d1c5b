import typography from "#app/components/ui/typography.module.css";
import { counted } from "#domain/counted.ts";
import { formatLocal } from "#domain/dates.ts";
import { medianTimeToHire } from "../analytics.ts";
import { daysLabel } from "../captions.ts";
import { interviewsThisWeek, plannedInterviews, splitByWeek } from "../interviews.ts";
import { needsToday } from "../queue.ts";
import { isInPlay } from "../stages.ts";
import { ActivityFeed } from "./activity-feed.tsx";
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
      <section className="kr-hero" aria-labelledby="kr-hello">
        <div className="kr-hero__t">
          <h2 id="kr-hello">Good morning, Talia.</h2>
          <p>
            {needs.count === 0
              ? "Nobody is waiting for you."
              : `${counted(needs.count, "decision")} waiting for you, ${needs.stuck.length === 0 ? "none" : needs.stuck.length} of them too long.`}
          </p>
          <p className="kr-hero__d">
            {formatLocal(now, "longWeekday")} · {formatLocal(now, "time")} demo time
          </p>
        </div>
        <dl className="kr-kpis">
          {figures.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b className={typography.number}>{value}</b>
                <small>{note}</small>
              </dd>
            </div>
          ))}
        </dl>
        <PipelineBar {...props} />
      </section>
      <div className="kr-dash">
        <NeedsPanel {...props} needs={needs} />
        <div className="kr-dash__s">
          <InterviewsPanel {...props} planned={planned} />
          <ActivityFeed {...props} />
        </div>
      </div>
    </>
  );
}

import { useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { cluster, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal, isoDay, isSameDay } from "#domain/dates.ts";
import { splitByWeek } from "../interviews.ts";
import type { Candidate, Interview } from "../model.ts";
import styles from "./dashboard-panels.module.css";
import { JoinDialog } from "./join-dialog.tsx";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { RescheduleDialog } from "./reschedule-dialog.tsx";

type InterviewsPanelProps = RecruitmentProps & { readonly planned: readonly Interview[] };

type Doing = { readonly what: "join" | "move"; readonly id: string };

/** The interviews of the next five working days by day, and what lies after them. */
export function InterviewsPanel({ planned, ...props }: InterviewsPanelProps) {
  const { state, now } = props;
  const [doing, setDoing] = useState<Doing | null>(null);
  const { soon, later } = splitByWeek(planned, now);
  const chosen = planned.find(({ id }) => id === doing?.id);
  const candidateOf = (interview: Interview) =>
    state.candidates.find(({ id }) => id === interview.candidateId);
  const candidate = chosen && candidateOf(chosen);
  const rows = (interviews: readonly Interview[]) => (
    <ul>
      {interviews.map((interview) => (
        <InterviewRow
          key={interview.id}
          {...props}
          interview={interview}
          candidate={candidateOf(interview)}
          isNext={interview.id === planned[0]?.id}
          ids={planned.map(({ candidateId }) => candidateId)}
          onDo={(what) => setDoing({ what, id: interview.id })}
        />
      ))}
    </ul>
  );
  return (
    <section
      data-piece=""
      className={cn(demoParts.panel, styles.panel)}
      aria-labelledby="kr-interviews"
    >
      <div className={demoParts.panelHead}>
        <h3 id="kr-interviews" tabIndex={-1}>
          Interviews, next 5 working days
        </h3>
        <span className={cn(textClass(15, 650), styles.count)}>{soon.length}</span>
      </div>
      {soon.length === 0 && <EmptyState text="No interviews in the next five working days." />}
      {daysOf(soon).map(([day, interviews]) => (
        <div key={isoDay(day)} data-piece="" className={cn(styles.group, styles.dayGroup)}>
          <h4 className={cn(row(8), textClass(14, "quiet", 600))}>
            {isSameDay(day, now) ? "Today" : formatLocal(day, "weekday")}
          </h4>
          {rows(interviews)}
        </div>
      ))}
      {later.length > 0 && (
        <div className={cn(styles.group, styles.dayGroup)}>
          <h4 className={cn(row(8), textClass(14, "quiet", 600))}>Later</h4>
          {rows(later)}
        </div>
      )}
      {doing?.what === "join" && chosen && candidate && (
        <JoinDialog
          interview={chosen}
          candidate={candidate}
          now={now}
          onClose={() => setDoing(null)}
        />
      )}
      {doing?.what === "move" && chosen && candidate && (
        <RescheduleDialog
          {...props}
          interview={chosen}
          candidate={candidate}
          onClose={() => setDoing(null)}
        />
      )}
    </section>
  );
}

/** In their order, with the day before each group. */
function daysOf(interviews: readonly Interview[]): readonly [Date, readonly Interview[]][] {
  const days = [...new Set(interviews.map(({ at }) => isoDay(at)))];
  return days.map((day) => {
    const own = interviews.filter(({ at }) => isoDay(at) === day);
    return [own[0]?.at ?? new Date(0), own];
  });
}

type InterviewRowProps = RecruitmentProps & {
  readonly interview: Interview;
  readonly candidate: Candidate | undefined;
  readonly isNext: boolean;
  readonly ids: readonly string[];
  readonly onDo: (what: Doing["what"]) => void;
};

function InterviewRow(props: InterviewRowProps) {
  const { interview, candidate, isNext, ids, onDo, dispatch, now } = props;
  const { id, at, interviewer, mode } = interview;
  if (!candidate) return null;
  const isFar = splitByWeek([interview], now).later.length > 0;
  return (
    <li className={cn(stack(12), styles.line, styles.interview)}>
      <p className={cn(textClass(15, 600), styles.time)}>
        {isFar && <span className={textClass(13, "quiet", 500)}>{formatLocal(at, "weekday")}</span>}
        {formatLocal(at, "time")}
      </p>
      <p className={cn(stack(0, "start"), styles.person)} id={`kr-interview-${id}`}>
        <button
          className={cn(typography.link, textClass(15))}
          type="button"
          aria-haspopup="dialog"
          data-open={`interview-${candidate.id}`}
          onClick={() =>
            dispatch({ type: "open", id: candidate.id, from: "interview", ids: [...new Set(ids)] })
          }
        >
          {candidate.name}
        </button>
        <span className={textClass(14, "quiet")}>{candidate.position}</span>
        <span className={cn(row(6), textClass(14, "quiet"))}>
          <Icon name={mode === "video" ? "video" : "pin"} />
          {mode === "video" ? "Video" : "On site"}, {interviewer}
        </span>
      </p>
      <p className={cn(cluster(6), styles.actions)}>
        <button
          className={buttonClass(isNext ? "primary" : "line")}
          type="button"
          aria-haspopup="dialog"
          aria-describedby={`kr-interview-${id}`}
          onClick={() => onDo("join")}
        >
          Join
        </button>
        <button
          className={buttonClass("line")}
          type="button"
          aria-haspopup="dialog"
          aria-describedby={`kr-interview-${id}`}
          data-reschedule={id}
          onClick={() => onDo("move")}
        >
          Reschedule
        </button>
      </p>
    </li>
  );
}

import { useRef, useState } from "react";
import { Avatar } from "#app/components/demo/avatar.tsx";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { makePdf } from "#app/lib/pdf.ts";
import { latinLetters, profileLines } from "../exports.ts";
import { isInPlay } from "../stages.ts";
import { AskMove } from "./ask-move.tsx";
import { firstOf } from "#app/components/demo/focus-after.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import styles from "./candidate-sheet.module.css";
import { MoveMenu } from "./move-menu.tsx";
import { NotesSection } from "./notes-section.tsx";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { ScorecardSection } from "./scorecard-section.tsx";
import { SheetSummary } from "./sheet-summary.tsx";
import { StageSwitch } from "./stage-switch.tsx";
import { TimelineSection } from "./timeline-section.tsx";

/** One candidate in full: summary, skills, scorecard, interviews, notes, timeline. */
export function CandidateSheet(props: RecruitmentProps) {
  const { state, dispatch, tools, now } = props;
  const [schedulingId, setSchedulingId] = useState<string | null>(null);
  const scorecard = useRef<HTMLHeadingElement>(null);
  const { open } = state;
  const candidate = state.candidates.find(({ id }) => id === open?.id);
  const job = state.jobs.find(({ id }) => id === candidate?.jobId);
  if (!open || !candidate || !job) return null;
  const { id, name } = candidate;

  function download() {
    if (!candidate || !job) return;
    const pdf = makePdf(latinLetters(name), profileLines(candidate, job, now));
    if (!tools.save(`${name}-profile.pdf`, pdf)) return;
    tools.toast({ text: `Profile of ${name} downloaded.` });
  }

  return (
    <DemoDialog
      isOpen
      onClose={() => dispatch({ type: "close" })}
      app={cn("app--recruitment", styles.sheet)}
      size="side"
      kicker={
        <>
          {candidate.position} · {job.location}
        </>
      }
      title={
        <span className={cn(row(12), styles.name)}>
          <Avatar name={candidate.avatar} size={44} />
          {name}
        </span>
      }
      firstFocus={open.from === "score" ? scorecard : undefined}
      returnFocus={() => firstOf(...returnSelectors(open.from, id))}
      footer={
        <div className={cn(cluster(12), styles.actions)}>
          {isInPlay(candidate) && (
            <button
              className={buttonClass()}
              type="button"
              aria-haspopup="dialog"
              data-schedule
              onClick={() => setSchedulingId(id)}
            >
              <Icon name="calendar" />
              Schedule Interview
            </button>
          )}
          <MoveMenu key={`${id}-${candidate.status}`} {...props} candidate={candidate} />
          <button className={buttonClass("line")} type="button" onClick={download}>
            <Icon name="download" />
            <span className={styles.wideOnly}>Download profile</span>
          </button>
        </div>
      }
    >
      <SheetSteps {...props} />
      <div key={id}>
        <StageSwitch {...props} candidate={candidate} />
        <SheetSummary {...props} candidate={candidate} job={job} />
        <ScorecardSection {...props} candidate={candidate} heading={scorecard} />
        <NotesSection {...props} candidate={candidate} />
        <TimelineSection candidate={candidate} now={now} />
      </div>
      <AskMove {...props} />
      {schedulingId === id && (
        <ScheduleDialog {...props} candidate={candidate} onClose={() => setSchedulingId(null)} />
      )}
    </DemoDialog>
  );
}

/** What opened it; the next of the same kind when that is done with; the heading when there is none. */
function returnSelectors(from: string, id: string): readonly string[] {
  const heading = { card: "#kr-results", interview: "#kr-interviews" }[from] ?? "#kr-queue";
  return [`[data-open="${from}-${id}"]`, `[data-open^="${from}-"]`, heading];
}

/** Through the list that the candidate was opened from. */
function SheetSteps({ state, dispatch }: RecruitmentProps) {
  const { open } = state;
  const bar = useRef<HTMLDivElement>(null);
  if (!open || open.ids.length < 2) return null;
  const at = open.ids.indexOf(open.id);
  const isLast = at === open.ids.length - 1;
  function step(by: 1 | -1) {
    dispatch({ type: "step", by });
    bar.current?.parentElement?.scrollTo({ top: 0 });
  }
  return (
    <div className={cn(row(10), textClass(14, "quiet"), styles.steps)} ref={bar}>
      <button
        className={buttonClass("line")}
        type="button"
        aria-disabled={at === 0 || undefined}
        onClick={() => step(-1)}
      >
        <Icon name="back" />
        <span>
          Previous<span className={styles.wideOnly}> candidate</span>
        </span>
      </button>
      <span aria-live="polite">
        {at + 1} of {open.ids.length}
        <span className={typography.visuallyHidden}>
          , {state.candidates.find(({ id }) => id === open.id)?.name}
        </span>
      </span>
      <button
        className={buttonClass("line")}
        type="button"
        aria-disabled={isLast || undefined}
        onClick={() => step(1)}
      >
        <span>
          Next<span className={styles.wideOnly}> candidate</span>
        </span>
        <Icon name="arrow" />
      </button>
    </div>
  );
}

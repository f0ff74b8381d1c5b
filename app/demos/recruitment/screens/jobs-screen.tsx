import { useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { relativeDay } from "#domain/dates.ts";
import { applicantsFor, filledFor, openingsOf, shareAddress } from "../jobs.ts";
import type { Job } from "../model.ts";
import { groupByStatus, stageLabels, stages } from "../stages.ts";
import { JobDialog } from "./job-dialog.tsx";
import styles from "./jobs-screen.module.css";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { ScreenHead } from "./screen-head.tsx";
import { StageShares } from "./stage-shares.tsx";

/** The positions: who applied for each and how far they are. */
export function JobsScreen(props: RecruitmentProps) {
  const { state } = props;
  const [editing, setEditing] = useState<Job | "new" | null>(null);
  const open = state.jobs.filter(({ status }) => status === "active").length;
  return (
    <>
      <ScreenHead
        title="Jobs"
        id="kr-jobs"
        line={`${open} active, ${state.jobs.length - open} paused`}
      >
        <button
          className={buttonClass()}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setEditing("new")}
        >
          <Icon name="plus" />
          Post Job
        </button>
      </ScreenHead>
      <ul className={stack(12)}>
        {state.jobs.map((job) => (
          <JobCard key={job.id} {...props} job={job} onEdit={() => setEditing(job)} />
        ))}
      </ul>
      {editing && <JobDialog {...props} job={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

type JobCardProps = RecruitmentProps & { readonly job: Job; readonly onEdit: () => void };

function JobCard({ job, onEdit, state, dispatch, tools, now }: JobCardProps) {
  const { id, title, status } = job;
  const applicants = applicantsFor(state.candidates, id);
  const titleId = `kr-job-${id}`;
  function view() {
    dispatch({ type: "viewApplicants", jobId: id });
    tools.announce(`${counted(applicants, "candidate")} for ${title}`);
    focusAfter("#kr-results");
  }
  function refused() {
    tools.toast({ text: `Your browser did not let us copy. The address is ${shareAddress(job)}` });
  }
  return (
    <li className={cn(demoParts.panel, stack(12), styles.jobCard)} data-status={status}>
      <div className={styles.title}>
        <p className={textClass(14, "quiet")}>{job.department || "No department"}</p>
        <h3 id={titleId}>{title}</h3>
        <p className={textClass(14, "quiet")}>
          {[job.location, job.type].filter(Boolean).join(" · ")} · posted{" "}
          {relativeDay(job.posted, now).toLowerCase()}
        </p>
      </div>
      <p className={cn(row(8), textClass(14, 600), styles.status)}>
        {status === "active" ? "Active" : "Paused"}
      </p>
      <div className={styles.applicants}>
        <p>
          <b className={textClass(20, 600)}>{applicants}</b>{" "}
          {applicants === 1 ? "applicant" : "applicants"}
        </p>
        <p className={textClass(13, "quiet")}>
          {filledFor(state.candidates, id)} of{" "}
          {counted(openingsOf(job, state.candidates), "opening")} filled
        </p>
      </div>
      <MiniPipeline {...{ state, job }} />
      <div className={cn(cluster(8), styles.actions)}>
        <button className={buttonClass()} type="button" aria-describedby={titleId} onClick={view}>
          View Applicants
        </button>
        <button
          className={buttonClass("line")}
          type="button"
          aria-haspopup="dialog"
          aria-describedby={titleId}
          onClick={onEdit}
        >
          Edit Job
        </button>
        <CopyButton
          className={buttonClass("line")}
          text={shareAddress(job)}
          label="Share"
          doneLabel="Copied"
          onRefused={refused}
        />
      </div>
    </li>
  );
}

/** A job's applicants by stage. */
function MiniPipeline({ state, job }: Pick<RecruitmentProps, "state"> & { readonly job: Job }) {
  const own = state.candidates.filter(({ jobId }) => jobId === job.id);
  const groups = groupByStatus(own);
  if (own.length === 0) {
    return (
      <div className={styles.stages}>
        <p className={textClass(13, "quiet")}>No applicants yet. Share the job.</p>
      </div>
    );
  }
  const words = stages
    .filter((stage) => groups[stage].length > 0)
    .map((stage) => `${groups[stage].length} ${stageLabels[stage].toLowerCase()}`);
  return (
    <div className={styles.stages}>
      <StageShares candidates={own} height={8} />
      <p className={textClass(13, "quiet")}>{words.join(", ")}</p>
    </div>
  );
}

import { useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { relativeDay } from "#domain/dates.ts";
import { applicantsFor, filledFor, openingsOf, shareAddress } from "../jobs.ts";
import type { Job } from "../model.ts";
import { groupByStatus, stageLabels, stages } from "../stages.ts";
import { JobDialog } from "./job-dialog.tsx";
import type { RecruitmentProps } from "./recruitment-props.ts";

/** The positions: who applied for each and how far they are. */
export function JobsScreen(props: RecruitmentProps) {
  const { state } = props;
  const [editing, setEditing] = useState<Job | "new" | null>(null);
  const open = state.jobs.filter(({ status }) => status === "active").length;
  return (
    <>
      <div className="kr-head">
        <div>
          <h2 id="kr-jobs" tabIndex={-1}>
            Jobs
          </h2>
          <p className={cn(typography.quiet, typography.number)}>
            {open} active, {state.jobs.length - open} paused
          </p>
        </div>
        <div className="kr-head__a">
          <button
            className={buttonClass()}
            type="button"
            aria-haspopup="dialog"
            onClick={() => setEditing("new")}
          >
            <Icon name="plus" />
            Post Job
          </button>
        </div>
      </div>
      <ul className="kr-jobs">
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
    <li className={cn(demoParts.panel, "kr-job", `kr-job--${status}`)}>
      <div className="kr-job__t">
        <p className={typography.quiet}>{job.department || "No department"}</p>
        <h3 id={titleId}>{title}</h3>
        <p className="kr-job__p">
          {[job.location, job.type].filter(Boolean).join(" · ")} · posted{" "}
          {relativeDay(job.posted, now).toLowerCase()}
        </p>
      </div>
      <p className={cn("kr-status", `kr-status--${status}`)}>
        {status === "active" ? "Active" : "Paused"}
      </p>
      <div className="kr-job__n">
        <p>
          <b className={typography.number}>{applicants}</b>{" "}
          {applicants === 1 ? "applicant" : "applicants"}
        </p>
        <p className={cn(typography.quiet, typography.number)}>
          {filledFor(state.candidates, id)} of{" "}
          {counted(openingsOf(job, state.candidates), "opening")} filled
        </p>
      </div>
      <MiniPipeline {...{ state, job }} />
      <div className="kr-job__a">
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
    return <p className={cn("kr-job__m", typography.quiet)}>No applicants yet. Share the job.</p>;
  }
  const before = (index: number) =>
    stages.slice(0, index).reduce((sum, stage) => sum + groups[stage].length, 0);
  const words = stages
    .filter((stage) => groups[stage].length > 0)
    .map((stage) => `${groups[stage].length} ${stageLabels[stage].toLowerCase()}`);
  return (
    <div className="kr-job__m">
      <svg width="100%" height="8" aria-hidden="true">
        {stages.map((stage, index) => (
          <rect
            key={stage}
            className={`kr-fill--${stage}`}
            x={`${(before(index) / own.length) * 100}%`}
            width={`${(groups[stage].length / own.length) * 100}%`}
            height="8"
          />
        ))}
      </svg>
      <p className={cn(typography.quiet, typography.number)}>{words.join(", ")}</p>
    </div>
  );
}

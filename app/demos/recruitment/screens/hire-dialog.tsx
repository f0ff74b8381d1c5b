import { useState } from "react";
import { ConfirmDialog } from "#app/components/demo/confirm-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { isLastOpening } from "../jobs.ts";
import type { Candidate } from "../model.ts";
import { firstOf } from "#app/components/demo/focus-after.ts";
import { finishMove, selectorsAfter } from "./move-steps.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";

type HireDialogProps = RecruitmentProps & { readonly candidate: Candidate };

/** Asks before a hire, and whether the job is filled by it. */
export function HireDialog({ candidate, ...props }: HireDialogProps) {
  const { state, dispatch, now } = props;
  const { id, name, position, jobId } = candidate;
  const job = state.jobs.find((one) => one.id === jobId);
  const canPause = job?.status === "active";
  const [isPaused, setIsPaused] = useState(canPause && isLastOpening(job, state.candidates));
  function hire() {
    const action = { type: "hire", id, isJobPaused: canPause && isPaused, now } as const;
    finishMove(props, [id], "hired", action);
  }
  return (
    <ConfirmDialog
      isOpen
      app="app--recruitment"
      title={`Mark ${name} as hired for ${position}?`}
      text={
        canPause
          ? "Everybody else stays where they are; you can still move them."
          : "The job is paused already."
      }
      keep={{ label: "Not yet", onChoose: () => dispatch({ type: "keep" }) }}
      choices={[{ label: "Mark as hired", onChoose: hire }]}
      returnFocus={() => focusedAfter(props, id)}
    >
      {canPause && (
        <label className={demoParts.task}>
          <input
            type="checkbox"
            checked={isPaused}
            onChange={(event) => setIsPaused(event.target.checked)}
          />
          <span>Pause this job</span>
        </label>
      )}
    </ConfirmDialog>
  );
}

/** Inside the sheet its stage; on the board the card, wherever it stands now. */
export function focusedAfter(props: RecruitmentProps, id: string): HTMLElement | null {
  return firstOf('[name="stage"]', ...selectorsAfter(props, id));
}

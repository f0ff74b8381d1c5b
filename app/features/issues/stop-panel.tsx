import { useRef } from "react";
import { ConfirmPanel } from "#app/components/console/confirm-panel.tsx";
import { issueFailures, stopPanel as labels } from "#app/content/issues.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { takenOf, type IssueRow } from "./issue.ts";
import { issueIds } from "./issue-ids.ts";
import { useIssueMove } from "./use-issue-move.ts";

type StopPanelProps = {
  readonly id: string;
  readonly row: IssueRow | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Asks before nobody else gets an issue. */
export function StopPanel({ id, row, isOpen, onClose }: StopPanelProps) {
  /** Its button goes with it. */
  const hasEnded = useRef(false);
  const { mutate, isPending, error, reset } = useIssueMove(id, {
    saysFailure: true,
    onSuccess: () => {
      hasEnded.current = true;
      onClose();
    },
  });

  function close() {
    reset();
    onClose();
  }

  return (
    <ConfirmPanel
      isOpen={isOpen}
      title={labels.title}
      words={{ ...labels, failed: issueFailures.title }}
      isBusy={isPending}
      failure={error && reasonFor(error, issueFailures)}
      onConfirm={() => mutate("stop")}
      onClose={close}
      returnFocus={() => {
        const button = hasEnded.current ? null : document.getElementById(issueIds.stop);
        return button ?? document.getElementById(issueIds.title);
      }}
    >
      {row && <p>{labels.text(takenOf(row.letters), row.letters.waiting)}</p>}
    </ConfirmPanel>
  );
}

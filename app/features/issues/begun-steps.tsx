import { useState } from "react";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { begunIssue as labels } from "#app/content/issues.ts";
import { issueIds } from "./issue-ids.ts";
import type { IssueRow } from "./issue.ts";
import { StopPanel } from "./stop-panel.tsx";
import { useIssueMove } from "./use-issue-move.ts";

type BegunStepsProps = {
  readonly id: string;
  /** Null until it is known how far it is. */
  readonly row: IssueRow | null;
  readonly isOwner: boolean;
  readonly onCopy: () => void;
};

/** What can still be done with an issue that has begun. */
export function BegunSteps({ id, row, isOwner, onCopy }: BegunStepsProps) {
  const move = useIssueMove(id);
  const [isStopping, setIsStopping] = useState(false);
  const state = row?.state;
  const isGoing = state === "sending" || state === "paused";
  const isMoving = (name: "pause" | "resume") => move.isPending && move.variables === name;

  return (
    <div className={cluster(10)}>
      {isOwner && isGoing && (
        // One button: it keeps the focus when it becomes the other.
        <button
          className={buttonClass(state === "paused" ? "primary" : "line", "small")}
          type="button"
          aria-disabled={move.isPending || undefined}
          onClick={() => move.isPending || move.mutate(state === "paused" ? "resume" : "pause")}
        >
          {move.isPending && <Spinner />}
          {state === "paused"
            ? isMoving("resume")
              ? labels.resuming
              : labels.resume
            : isMoving("pause")
              ? labels.pausing
              : labels.pause}
        </button>
      )}
      {isOwner && isGoing && (
        <button
          className={buttonClass("line", "small")}
          id={issueIds.stop}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsStopping(true)}
        >
          {labels.stop}
        </button>
      )}
      <button className={buttonClass("line", "small")} type="button" onClick={onCopy}>
        {labels.copy}
      </button>
      {!isOwner && isGoing && <p className={textClass(13, "quiet")}>{labels.ownersOnly}</p>}
      <StopPanel id={id} row={row} isOpen={isStopping} onClose={() => setIsStopping(false)} />
    </div>
  );
}

import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import { issueEditor as labels } from "#app/content/issue-editor.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import type { SaveState } from "./issue-saver.ts";
import type { IssueRow, StoredIssue } from "./issue.ts";
import styles from "./issues.module.css";
import type { IssueDraft } from "./use-issue-saver.ts";

type SaveLineProps = {
  readonly draft: IssueDraft;
  /** As the list has it: it knows who has changed it last. */
  readonly row: IssueRow | null;
};

/** Whether the server has what stands there. */
export function SaveLine({ draft: { state, saver }, row }: SaveLineProps) {
  const canRetry = state.kind === "failed" || state.kind === "full";
  const isTrying = state.kind === "failed" && state.isTrying;
  return (
    <div className={cn(cluster(10), styles.saveLine)} data-state={state.kind}>
      <p className={textClass(14, 560)} role="status">
        {saveWords(state, row)}
      </p>
      {canRetry && (
        <button
          className={buttonClass("line", "tiny")}
          type="button"
          aria-disabled={isTrying || undefined}
          onClick={() => isTrying || void saver.save()}
        >
          {isTrying ? labels.status.retrying : labels.status.retry}
        </button>
      )}
    </div>
  );
}

/** Empty where there is nothing to say, or a note of its own says it. */
export function saveWords(state: SaveState, row: IssueRow | null): string {
  switch (state.kind) {
    case "saving":
      return labels.status.saving;
    case "saved":
      return labels.status.saved(timeOf(state.at));
    case "taken":
      return labels.status.taken(whoOf(state.from, row), timeOf(state.from.changedAt));
    case "failed":
      return labels.status.failed(reasonFor(state.error, labels.reasons));
    case "long":
    case "full":
      return labels.status[state.kind];
    case "still":
      return row === null ? labels.status.fresh : labels.status.still;
    case "conflict":
    case "begun":
    case "gone":
      return "";
  }
}

type Change = Pick<StoredIssue, "changedAt" | "changedBy">;

export function whoOf({ changedAt, changedBy }: Change, row: IssueRow | null): string {
  const inList = row?.changedAt === changedAt ? row.changedBy : "";
  return changedBy || inList || labels.somebody;
}

export function timeOf(isoTime: string): string {
  return readerDate(new Date(isoTime), "time");
}

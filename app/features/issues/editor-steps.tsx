import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cluster, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { issueEditor as labels } from "#app/content/issue-editor.ts";
import { issuesPage } from "#app/content/issues.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { issueIds } from "./issue-ids.ts";
import { readerCountQuery } from "./issues-queries.ts";
import styles from "./issues.module.css";
import type { OpenIssueProps } from "./open-issue-props.ts";
import { SendPanel } from "./send-panel.tsx";
import type { IssueDraft } from "./use-issue-saver.ts";
import { useTest } from "./use-test.ts";

type EditorStepsProps = Pick<OpenIssueProps, "id" | "team" | "mode" | "onDiscard"> & {
  readonly draft: IssueDraft;
  /** Asks for what a letter needs, and answers whether it is there. */
  readonly isWhole: () => boolean;
};

/** What can be done with a draft. */
export function EditorSteps({ id, team, mode, onDiscard, draft, isWhole }: EditorStepsProps) {
  const { saver } = draft;
  const count = useQuery(readerCountQuery());
  const test = useTest({ id, saver, mode });
  /** To how many it was asked to be sent; null closes the panel. */
  const [asked, setAsked] = useState<number | null>(null);
  const leaves = mode === "on" || mode === "hosted";
  const readers = count.data ?? 0;

  async function askToSend() {
    if (!isWhole()) return;
    // What could not be saved is said where it stands.
    if (await saver.save()) setAsked(readers);
  }

  return (
    <div className={cn(stack(12), styles.steps)}>
      <div className={spread(12)}>
        <div className={cluster(10)}>
          {leaves && team.isOwner && readers > 0 && (
            <button
              className={buttonClass("primary", "small")}
              id={issueIds.send}
              type="button"
              aria-haspopup="dialog"
              onClick={() => void askToSend()}
            >
              {labels.send(readers)}
            </button>
          )}
          {leaves && (
            <button
              className={buttonClass("line", "small")}
              type="button"
              aria-disabled={test.isPending || undefined}
              onClick={() => isWhole() && test.send()}
            >
              {test.isPending && <Spinner />}
              {test.isPending ? labels.testing : labels.test}
            </button>
          )}
        </div>
        <button
          className={buttonClass("ghost", "small")}
          id={issueIds.discard}
          type="button"
          aria-haspopup="dialog"
          onClick={() => onDiscard({ id, saver })}
        >
          {labels.discard}
        </button>
      </div>
      {count.isError && (
        <LoadFailure
          title={labels.readersFailed}
          reason={reasonFor(count.error, issuesPage.failures)}
          isRetrying={count.isFetching}
          onRetry={() => void count.refetch()}
        />
      )}
      {leaves && (
        <p className={textClass(13, "quiet")}>
          {labels.testTo(team.email)} {!team.isOwner && labels.ownerSends}{" "}
          {team.isOwner && count.data === 0 && labels.nobody}
        </p>
      )}
      <SendPanel
        id={id}
        saver={saver}
        subject={draft.words.subject}
        isWaiting={mode === "hosted"}
        asked={asked}
        onAsk={setAsked}
      />
    </div>
  );
}

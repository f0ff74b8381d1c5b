import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notify } from "#app/components/ui/toast-host.tsx";
import { begunIssue, issueFailures, issuesPage } from "#app/content/issues.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { renew } from "#app/lib/renew.ts";
import { issuesKey } from "./issues-queries.ts";
import { moveIssue, type IssueMove } from "./issues-repository.ts";

const done = {
  pause: begunIssue.paused,
  resume: begunIssue.resumed,
  stop: begunIssue.stopped,
} as const;

type After = {
  /** It was done, or the issue had moved on by itself. */
  readonly onSuccess?: () => void;
  /** Where what went wrong is said; a toast says it otherwise. */
  readonly saysFailure?: boolean;
};

/** Pauses, resumes or stops an issue; afterwards everything about issues is read again. */
export function useIssueMove(id: string, { onSuccess, saysFailure = false }: After = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (move: IssueMove) => moveIssue(id, move),
    onSuccess: ({ outcome, state }, move) => {
      const isDone = outcome === "done" || state === null;
      void notify(isDone ? done[move] : begunIssue.otherwise(issuesPage.states[state]));
      onSuccess?.();
    },
    onError: (cause) => {
      if (saysFailure) return;
      const description = reasonFor(cause, issueFailures);
      void notify({ title: issueFailures.title, description, tone: "error" });
    },
    onSettled: () => renew(queryClient, issuesKey),
  });
}

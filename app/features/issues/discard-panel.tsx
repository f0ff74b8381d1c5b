import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ConfirmPanel } from "#app/components/console/confirm-panel.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import { discardPanel as labels } from "#app/content/issue-editor.ts";
import { issueFailures } from "#app/content/issues.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { renew } from "#app/lib/renew.ts";
import { issueIds } from "./issue-ids.ts";
import { issuesKey, issuesQuery } from "./issues-queries.ts";
import { discardIssue } from "./issues-repository.ts";
import type { Discarding } from "./open-issue-props.ts";

type DiscardPanelProps = {
  /** Null closes the panel. */
  readonly target: Discarding | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks before the words of an issue go. */
export function DiscardPanel({ target, onClose, onDone }: DiscardPanelProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: discard,
    onSuccess: (outcome, { saver }) => {
      if (outcome === "changed") return saver.lookAgain();
      if (outcome === "begun") return renew(queryClient, issuesKey);
      saver.end();
      void renew(queryClient, issuesQuery().queryKey);
      reset();
      onDone();
      return notify(labels.done);
    },
  });
  const refused = data === "changed" || data === "begun" ? labels[data] : null;

  function close() {
    reset();
    onClose();
  }

  return (
    <ConfirmPanel
      isOpen={target !== null}
      title={labels.title}
      words={labels}
      isBusy={isPending}
      failure={error ? reasonFor(error, issueFailures) : refused}
      onConfirm={() => target && mutate(target)}
      onClose={close}
      returnFocus={() =>
        document.getElementById(issueIds.discard) ?? document.getElementById(issueIds.add)
      }
    >
      <p>{labels.text}</p>
    </ConfirmPanel>
  );
}

/** What the server never had is simply forgotten. */
async function discard({ id, saver }: Discarding) {
  await saver.idle();
  const { version } = saver.read();
  return version === 0 ? "discarded" : discardIssue({ id, version });
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notify } from "#app/components/ui/toast-host.tsx";
import { testOutcomes as outcomes } from "#app/content/issue-editor.ts";
import { issueFailures } from "#app/content/issues.ts";
import type { MailMode } from "#app/content/mail.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { renew } from "#app/lib/renew.ts";
import type { IssueSaver } from "./issue-saver.ts";
import { issueQuery } from "./issues-queries.ts";
import { tryIssue } from "./issues-repository.ts";

type Source = {
  readonly id: string;
  readonly saver: IssueSaver;
  readonly mode: MailMode | undefined;
};

/** Saves what stands there, then sends it to whoever has pressed the button. */
export function useTest({ id, saver, mode }: Source) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await saver.save())) return "unsaved";
      return tryIssue({ id, version: saver.read().version });
    },
    onSuccess: (answer) => {
      if (answer === "unsaved") return notify(outcomes.unsaved);
      const { outcome, to } = answer;
      if (outcome === "changed") void saver.lookAgain();
      if (outcome === "gone") void renew(queryClient, issueQuery(id).queryKey);
      if (outcome !== "queued") return notify(outcomes[outcome]);
      return notify(mode === "hosted" ? outcomes.waits(to) : outcomes.queued(to));
    },
    onError: (cause) => void notify(outcomes.failed(reasonFor(cause, issueFailures))),
  });
  return { isPending, send: () => isPending || mutate() };
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import { ConfirmPanel } from "#app/components/console/confirm-panel.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { sendPanel as labels } from "#app/content/issue-editor.ts";
import { issueFailures } from "#app/content/issues.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { renew } from "#app/lib/renew.ts";
import type { IssueSaver } from "./issue-saver.ts";
import { issuesKey, readerCountQuery } from "./issues-queries.ts";
import { startIssue } from "./issues-repository.ts";
import styles from "./issues.module.css";
import { issueIds } from "./issue-ids.ts";

type SendPanelProps = {
  readonly id: string;
  readonly saver: IssueSaver;
  readonly subject: string;
  /** Letters leave only later. */
  readonly isWaiting: boolean;
  /** To how many; null closes the panel. */
  readonly asked: number | null;
  /** Another number is asked for, or none. */
  readonly onAsk: (readers: number | null) => void;
};

/** Asks before an issue goes out, with the number of those who get it: when that has changed, it asks again. */
export function SendPanel(props: SendPanelProps) {
  const { id, saver, subject, isWaiting, asked, onAsk } = props;
  const queryClient = useQueryClient();
  /** The button that was pressed goes with the draft. */
  const hasBegun = useRef(false);
  // While the panel closes, it still shows what it showed.
  const readers = useLastKnown(asked) ?? 0;
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: async (count: number) => {
      if (!(await saver.save())) return { outcome: "unsaved", readers: count } as const;
      return startIssue({ id, version: saver.read().version }, count);
    },
    onSuccess: async (answer, count) => {
      if (answer.outcome === "count") {
        void renew(queryClient, readerCountQuery().queryKey);
        return onAsk(answer.readers);
      }
      if (answer.outcome === "changed") return saver.lookAgain();
      if (answer.outcome !== "started" && answer.outcome !== "begun") return undefined;
      hasBegun.current = true;
      void notify(answer.outcome === "started" ? labels.started(count) : begunMeanwhile);
      onAsk(null);
      return renew(queryClient, issuesKey);
    },
  });
  const hasChanged = data?.outcome === "count";

  function close() {
    reset();
    onAsk(null);
  }

  return (
    <ConfirmPanel
      isOpen={asked !== null}
      title={labels.title(readers)}
      words={{ ...labels, confirm: labels.confirm(readers) }}
      isBusy={isPending}
      failure={error ? reasonFor(error, issueFailures) : refusalOf(data)}
      onConfirm={() => mutate(readers)}
      onClose={close}
      returnFocus={() =>
        document.getElementById(hasBegun.current ? issueIds.title : issueIds.send) ??
        document.getElementById(issueIds.title)
      }
    >
      <dl className={cn(stack(8), styles.facts)}>
        <div>
          <dt className={textClass(13, "quiet")}>{labels.subject}</dt>
          <dd className={textClass(15, 600)}>
            <bdi>{subject}</bdi>
          </dd>
        </div>
        <div>
          <dt className={textClass(13, "quiet")}>{labels.readers}</dt>
          <dd className={textClass(15, 600)}>{readers.toLocaleString("en-US")}</dd>
        </div>
      </dl>
      <p>
        {labels.text} {isWaiting && labels.waits}
      </p>
      <p className={textClass(15, 600)} role="status">
        {hasChanged && labels.count(readers)}
      </p>
    </ConfirmPanel>
  );
}

const begunMeanwhile = {
  title: labels.failed,
  description: labels.begun,
  tone: "neutral",
} as const;

type Refusal = keyof typeof labels.refusals;

/** Null where there is none. */
function refusalOf(
  answer: { readonly outcome: string; readonly readers: number } | undefined,
): string | null {
  if (answer?.outcome === "unsaved") return labels.unsaved;
  if (answer === undefined || !isRefusal(answer.outcome)) return null;
  const sentence = labels.refusals[answer.outcome];
  return typeof sentence === "string" ? sentence : sentence(answer.readers);
}

function isRefusal(outcome: string): outcome is Refusal {
  return Object.hasOwn(labels.refusals, outcome);
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { buttonClass } from "#app/components/ui/button.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { timelineLabels as labels } from "#app/content/conversation.ts";
import { renew } from "#app/lib/renew.ts";
import { cn } from "#app/lib/cn.ts";
import { entriesKey } from "../inbox-queries.ts";
import styles from "./letter.module.css";
import { retryEmail } from "./reply-repository.ts";
import type { LetterDelivery } from "./timeline.ts";

/** As the server marks what it had handed over when the line broke. */
const unknownSentence = "We cannot tell whether it was sent.";

type LetterStateProps = {
  readonly delivery: LetterDelivery;
  /** Of one's own letters. */
  readonly onTakeBack: (() => Promise<void>) | undefined;
};

/** Whether a reply of ours has arrived, as far as anybody knows, and what can be done when it has not. */
export function LetterState({ delivery, onTakeBack }: LetterStateProps) {
  const queryClient = useQueryClient();
  const takeBack = useMutation({ mutationFn: async () => onTakeBack?.() });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => retryEmail(delivery.outboxId),
    onSettled: () => renew(queryClient, entriesKey),
  });
  const isFailed = delivery.state === "failed" || delivery.report === "bounced";
  return (
    <p className={cn(cluster(8), styles.state)} data-failed={isFailed || undefined}>
      <span>{wordsOf(delivery)}</span>
      {isFailed && delivery.error !== "" && delivery.error !== unknownSentence && (
        <q>{delivery.error}</q>
      )}
      {(delivery.state === "failed" || delivery.state === "skipped") && (
        <button
          className={buttonClass("line", "tiny")}
          type="button"
          aria-disabled={isPending || undefined}
          onClick={() => isPending || mutate()}
        >
          {labels.retry}
        </button>
      )}
      {delivery.state === "queued" && delivery.attempts === 0 && onTakeBack && (
        <button
          className={buttonClass("line", "tiny")}
          type="button"
          aria-disabled={takeBack.isPending || undefined}
          onClick={() => takeBack.isPending || takeBack.mutate()}
        >
          {labels.takeBack}
        </button>
      )}
      {takeBack.isError && <span role="alert">{labels.takeBackFailed}</span>}
      {isError && <span role="alert">{labels.retryFailed}</span>}
    </p>
  );
}

function wordsOf({ state, report, error }: LetterDelivery): string {
  if (report !== "") return labels.states[report];
  if (state === "failed" && error === unknownSentence) return labels.states.unknown;
  return labels.states[state];
}

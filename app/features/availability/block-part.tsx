import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import {
  availabilityFailures,
  availabilityToasts as toasts,
  blockPart as labels,
} from "#app/content/availability.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { renew } from "#app/lib/renew.ts";
import { availabilityKey, blocksQuery } from "./availability-queries.ts";
import { BlockForm } from "./block-form.tsx";
import { BlockList, momentLabel } from "./block-list.tsx";
import { blockTime, type Block } from "./block-repository.ts";
import { nextHour, restOfDay } from "./block-times.ts";
import { ActionCard } from "./settings-card.tsx";
import styles from "./side-parts.module.css";

type BlockPartProps = { readonly host: number; readonly zone: string };

/** Takes a time out of what is offered, at once. */
export function BlockPart({ host, zone }: BlockPartProps) {
  const queryClient = useQueryClient();
  const blocks = useQuery(blocksQuery(host));
  const { mutate, mutateAsync, isPending, error, variables } = useMutation({
    mutationFn: (span: Omit<Block, "id">) => blockTime(host, span),
    onSuccess: (_done, { endsAt }) => void notify(toasts.blocked(momentLabel(endsAt, zone))),
    onSettled: () => renew(queryClient, availabilityKey),
  });

  function block(span: Omit<Block, "id" | "reason">) {
    if (!isPending) mutate({ ...span, reason: "" });
  }

  return (
    <ActionCard title={labels.title} text={labels.text}>
      <div className={stack(8)}>
        <button
          className={buttonClass("line", "small")}
          type="button"
          aria-disabled={isPending || undefined}
          onClick={() => block(nextHour(new Date()))}
        >
          {labels.hour}
        </button>
        <button
          className={buttonClass("line", "small")}
          type="button"
          aria-disabled={isPending || undefined}
          onClick={() => block(restOfDay(new Date(), zone))}
        >
          {labels.today}
        </button>
      </div>
      {error && (
        <LoadFailure
          title={availabilityFailures.title}
          reason={reasonFor(error, availabilityFailures)}
          isRetrying={isPending}
          onRetry={() => variables && mutate(variables)}
        />
      )}
      <details className={styles.fold}>
        <summary className={styles.foldName}>{labels.other}</summary>
        <div className={cn(stack(14), styles.foldBody)}>
          <BlockForm zone={zone} isBusy={isPending} onBlock={mutateAsync} />
        </div>
      </details>
      {blocks.isError && (
        <LoadFailure
          title={labels.failed}
          isRetrying={blocks.isFetching}
          onRetry={() => void blocks.refetch()}
        />
      )}
      {blocks.data && blocks.data.length > 0 && <BlockList blocks={blocks.data} zone={zone} />}
    </ActionCard>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { useNow } from "#app/browser/use-now.ts";
import { divided, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { connectionFailures, deliveryLog as labels } from "#app/content/connections.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import type { Webhook } from "./connection.ts";
import { deliveriesQuery } from "./connections-queries.ts";
import { DeliveryRow } from "./delivery-row.tsx";
import styles from "./delivery-log.module.css";

type DeliveryLogProps = {
  readonly webhook: Webhook;
  /** The test whose outcome is read out. */
  readonly test: string | null;
};

/** What was told, and what came back. */
export function DeliveryLog({ webhook: { id, name, off }, test }: DeliveryLogProps) {
  const log = useInfiniteQuery(deliveriesQuery(id));
  const now = useNow();
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries) ?? [];
  const tested = deliveries.find((delivery) => delivery.id === test);

  return (
    <div className={cn(stack(12), styles.deliveries)} id={`log-${id}`}>
      <p className={typography.visuallyHidden} role="status">
        {tested && labels.testState(labels.states[tested.state])}
      </p>
      {log.isError && (
        <LoadFailure
          title={labels.loadFailed}
          reason={reasonFor(log.error, connectionFailures)}
          isRetrying={log.isFetching}
          onRetry={() => void log.refetch()}
        />
      )}
      {log.isPending && (
        <p className={styles.none} role="status">
          {labels.loading}
        </p>
      )}
      {log.data && deliveries.length === 0 && (
        <p className={styles.none}>
          <b className={textClass(15, 600)}>{labels.none}</b>
          {off === null && <span className={typography.quiet}>{labels.noneHelp}</span>}
        </p>
      )}
      {deliveries.length > 0 && (
        <ol className={divided} aria-label={labels.list(name)}>
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              now={now}
              isNew={delivery.id === test}
              mayResend={off === null}
            />
          ))}
        </ol>
      )}
      {log.hasNextPage && (
        <button
          className={cn(buttonClass("line", "small"), styles.older)}
          type="button"
          aria-disabled={log.isFetchingNextPage || undefined}
          onClick={() => log.isFetchingNextPage || void log.fetchNextPage()}
        >
          {log.isFetchingNextPage ? labels.loadingOlder : labels.older}
        </button>
      )}
    </div>
  );
}

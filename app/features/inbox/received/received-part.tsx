import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { divided, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import typography from "#app/components/ui/typography.module.css";
import { receivedLabels as labels } from "#app/content/received.ts";
import { cn } from "#app/lib/cn.ts";
import { MailboxLine } from "./mailbox-line.tsx";
import { ReceivedItem } from "./received-item.tsx";
import { mailStateQuery, receivedQuery } from "./received-queries.ts";
import styles from "./received.module.css";

/** The mailbox of the house: how it is read, and the letters of it that belong to no record. */
export function ReceivedPart() {
  const state = useQuery(mailStateQuery());
  const list = useInfiniteQuery(receivedQuery());
  const letters = list.data?.pages.flatMap((page) => page.letters) ?? [];
  const now = new Date(Math.max(list.dataUpdatedAt, state.dataUpdatedAt));

  function reload() {
    for (const query of [state, list]) if (query.isError) void query.refetch();
  }

  return (
    <section className={cn(stack(16), styles.part)} aria-labelledby="received">
      <h2 className={typography.visuallyHidden} id="received">
        {labels.title}
      </h2>
      {state.data !== undefined && <MailboxLine state={state.data} now={now} />}
      <p className={cn(typography.quiet, styles.help)}>{labels.help}</p>
      {(state.isError || list.isError) && (
        <LoadFailure
          title={labels.loadFailed}
          isRetrying={[state, list].some((query) => query.isFetching && !query.isSuccess)}
          onRetry={reload}
        />
      )}
      {list.isPending && <p role="status">{labels.loading}</p>}
      {list.data && letters.length === 0 && state.data && (
        <p className={typography.quiet}>{labels.none}</p>
      )}
      {letters.length > 0 && (
        <ol className={cn(surface(), divided, styles.list)} aria-label={labels.list}>
          {letters.map((letter) => (
            <ReceivedItem key={letter.id} letter={letter} now={now} />
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <button
          className={cn(buttonClass("line", "small"), styles.more)}
          type="button"
          aria-disabled={list.isFetchingNextPage || undefined}
          onClick={() => list.isFetchingNextPage || void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? labels.loading : labels.more}
        </button>
      )}
    </section>
  );
}

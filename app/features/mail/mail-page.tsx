import { divided, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import { mailPage as labels, type EmailState } from "#app/content/mail.ts";
import desk from "#app/components/console/console.module.css";
import { PageParts } from "#app/components/console/page-parts.tsx";
import states from "#app/components/console/states.module.css";
import { cn } from "#app/lib/cn.ts";
import { failureKind } from "#app/lib/repository-error.ts";
import { EmailRow } from "./email-row.tsx";
import { MailModeNote } from "./mail-mode.tsx";
import { emailCountsQuery, emailsQuery, mailModeQuery } from "./mail-queries.ts";
import styles from "./mail.module.css";
import { StateFilter } from "./state-filter.tsx";
import { useRetry } from "./use-retry.ts";

type MailPageProps = {
  /** The part with what came in. */
  readonly received: ReactNode;
};

/** The e-mails of this site: what goes out, and what came in. */
export function MailPage({ received }: MailPageProps) {
  const { search } = useLocation();
  const isReceived = new URLSearchParams(search).get("part") === "received";
  return (
    <div className={cn(stack(16), styles.mail)}>
      <PageParts
        label={labels.parts}
        parts={[
          { label: labels.sent, search: "?view=mail", isCurrent: !isReceived },
          { label: labels.received, search: "?view=mail&part=received", isCurrent: isReceived },
        ]}
      />
      {isReceived ? received : <SentPart />}
    </div>
  );
}

/** What went out, what waits, what went wrong. */
function SentPart() {
  const [state, setState] = useState<EmailState | "all">("all");
  const mode = useQuery(mailModeQuery());
  const counts = useQuery(emailCountsQuery());
  const list = useInfiniteQuery(emailsQuery(state, mode.data));
  const retry = useRetry(mode.data);
  const emails = list.data?.pages.flatMap((page) => page.emails) ?? [];
  const now = new Date(list.dataUpdatedAt);
  const failure = list.error ?? counts.error ?? mode.error;

  function reload() {
    for (const query of [mode, counts, list]) if (query.isError) void query.refetch();
  }

  return (
    <>
      {mode.data && <MailModeNote mode={mode.data} />}
      <StateFilter state={state} counts={counts.data ?? null} onChoose={setState} />
      {failure && (
        <LoadFailure
          title={labels.loadFailed}
          reason={
            failureKind(failure) === "unreachable"
              ? labels.loadFailedHelp.unreachable
              : labels.loadFailedHelp.other
          }
          isRetrying={[mode, counts, list].some((query) => query.isFetching && !query.isSuccess)}
          onRetry={reload}
        />
      )}
      {list.isPending && (
        <p className={desk.waiting} role="status">
          <Spinner />
          {labels.loading}
        </p>
      )}
      {list.data && emails.length === 0 && (
        <div className={states.empty}>
          <h2 className={typography.heading}>{state === "all" ? labels.none : labels.noMatch}</h2>
          {state === "all" && <p>{labels.noneHelp}</p>}
        </div>
      )}
      {emails.length > 0 && (
        <ol className={cn(surface(), divided, styles.list)} aria-label={labels.list}>
          {emails.map((email) => (
            <EmailRow
              key={email.id}
              email={email}
              now={now}
              isRetrying={retry.isPending && retry.variables === email.id}
              onRetry={retry.mutate}
            />
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
          {list.isFetchingNextPage ? labels.loadingMore : labels.more}
        </button>
      )}
    </>
  );
}

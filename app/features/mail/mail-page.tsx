import "#app/styles/mail.css";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { mailPage as words, type LetterState } from "#app/content/mail.ts";
import { failureKind } from "#app/lib/repository-error.ts";
import { LetterRow } from "./letter-row.tsx";
import { MailModeNote } from "./mail-mode.tsx";
import { letterCountsQuery, lettersQuery, mailModeQuery } from "./mail-queries.ts";
import { StateFilter } from "./state-filter.tsx";
import { useRetry } from "./use-retry.ts";

/** The letters of this site: what went out, what waits, what went wrong. */
export function MailPage() {
  const [state, setState] = useState<LetterState | "all">("all");
  const mode = useQuery(mailModeQuery());
  const counts = useQuery(letterCountsQuery());
  const list = useInfiniteQuery(lettersQuery(state, mode.data));
  const retry = useRetry(mode.data);
  const letters = list.data?.pages.flatMap((page) => page.letters) ?? [];
  const now = new Date(list.dataUpdatedAt);
  const failure = list.error ?? counts.error ?? mode.error;

  function reload() {
    for (const query of [mode, counts, list]) if (query.isError) void query.refetch();
  }

  return (
    <div className="mail">
      {mode.data && <MailModeNote mode={mode.data} />}
      <StateFilter state={state} counts={counts.data ?? null} onChoose={setState} />
      {failure && (
        <LoadFailure
          title={words.loadFailed}
          reason={
            failureKind(failure) === "unreachable"
              ? words.loadFailedHelp.unreachable
              : words.loadFailedHelp.other
          }
          isRetrying={mode.isFetching || counts.isFetching || list.isFetching}
          onRetry={reload}
        />
      )}
      {list.isPending && (
        <p className="wait" role="status">
          <span className="spin" />
          {words.loading}
        </p>
      )}
      {list.data && letters.length === 0 && (
        <div className="empty">
          <h2 className="h">{state === "all" ? words.none : words.noMatch}</h2>
          {state === "all" && <p>{words.noneHelp}</p>}
        </div>
      )}
      {letters.length > 0 && (
        <ol className="letters" aria-label={words.list}>
          {letters.map((letter) => (
            <LetterRow
              key={letter.id}
              letter={letter}
              now={now}
              isRetrying={retry.isPending && retry.variables === letter.id}
              onRetry={retry.mutate}
            />
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <button
          className="btn btn--s btn--line mail__more"
          type="button"
          aria-disabled={list.isFetchingNextPage || undefined}
          onClick={() => list.isFetchingNextPage || void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? words.loadingMore : words.more}
        </button>
      )}
    </div>
  );
}

import { useState, type ReactNode } from "react";
import desk from "#app/components/console/console.module.css";
import states from "#app/components/console/states.module.css";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cardLabels as labels } from "#app/content/people.ts";
import { failureKind, type FailureKind } from "#app/lib/repository-error.ts";
import { reasonOf } from "../action-failure.tsx";
import type { Reading } from "../part-failure.tsx";

type CardLoadingProps = {
  readonly query: Reading & { readonly isPending: boolean; readonly error: unknown };
};

/**
 * A card that is on its way, or could not be read: said until it is there, also while it is tried again, so that Retry keeps
 * the focus. What was read before stays below it.
 */
export function CardLoading({ query }: CardLoadingProps) {
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const latest = query.isError ? failureKind(query.error) : null;
  if (latest !== null && latest !== failure) setFailure(latest);
  if (query.isSuccess && failure !== null) setFailure(null);
  if (failure !== null) {
    return (
      <LoadFailure
        title={labels.loadFailed}
        reason={reasonOf(failure)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.isPending) return null;
  return (
    <p className={desk.waiting} role="status">
      <Spinner />
      {labels.loading}
    </p>
  );
}

type CardEmptyProps = { readonly title: string; readonly children: ReactNode };

/** There is no card, and why. */
export function CardEmpty({ title, children }: CardEmptyProps) {
  return (
    <div className={states.empty}>
      <h2 className={typography.heading}>
        <bdi>{title}</bdi>
      </h2>
      <p>{children}</p>
    </div>
  );
}

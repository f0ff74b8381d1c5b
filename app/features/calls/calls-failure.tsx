import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { callsPage as labels } from "#app/content/inbox-calls.ts";
import { failureKind } from "#app/lib/repository-error.ts";

type CallsFailureProps = {
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
};

/** Says that calls could not be loaded, and tries again. */
export function CallsFailure({ query: { error, isFetching, refetch } }: CallsFailureProps) {
  if (error === null) return null;
  const { unreachable, other } = labels.loadFailedHelp;
  return (
    <LoadFailure
      title={labels.loadFailed}
      reason={failureKind(error) === "unreachable" ? unreachable : other}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

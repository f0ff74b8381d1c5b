import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { inboxStates } from "#app/content/inbox.ts";
import type { FailureKind } from "#app/lib/repository-error.ts";
import type { FailedAction } from "./use-failed-action.ts";

export function reasonOf(kind: FailureKind): string {
  const { loadFailedHelp: help } = inboxStates;
  return kind === "unreachable" || kind === "too-many" ? help[kind] : help.other;
}

/** What could not be done, why, and the way to do it again. */
export function ActionFailure({ action }: { readonly action: FailedAction }) {
  const { failed, retry } = action;
  if (!failed) return null;
  return (
    <LoadFailure
      title={failed.title}
      reason={reasonOf(failed.kind)}
      isRetrying={failed.isRetrying}
      onRetry={retry}
    />
  );
}

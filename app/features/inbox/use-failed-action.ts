import { useState } from "react";
import { notify } from "#app/components/ui/toast-host.tsx";
import type { ToastMessage } from "#app/content/messages.ts";
import { failureKind, type FailureKind } from "#app/lib/repository-error.ts";

type Failed = {
  readonly title: string;
  readonly kind: FailureKind;
  readonly again: () => void;
  readonly isRetrying: boolean;
};

/** The last thing that could not be done: its toast goes, the sentence with Retry stays until something has worked. */
export function useFailedAction() {
  const [failed, setFailed] = useState<Failed | null>(null);

  /** `again` does the same once more, and tells of it here. */
  function tell(message: ToastMessage, error: unknown, again: () => void) {
    const title = message.description ?? message.title;
    setFailed({ title, kind: failureKind(error), again, isRetrying: false });
    void notify(message);
  }

  function retry() {
    if (!failed) return;
    setFailed({ ...failed, isRetrying: true });
    failed.again();
  }

  return { failed, tell, retry, clear: () => setFailed(null) };
}

export type FailedAction = ReturnType<typeof useFailedAction>;

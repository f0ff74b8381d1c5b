import { useRef } from "react";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import { ConfirmPanel } from "#app/components/console/confirm-panel.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import { connectionFailures, removePanel as labels } from "#app/content/connections.ts";
import { sentenceOf } from "./connection-refusal.ts";
import type { Webhook } from "./connection.ts";
import { removeWebhook } from "./connections-repository.ts";
import { useConnectionChange } from "./use-connection-change.ts";

type RemovePanelProps = {
  /** Null closes the panel. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
  readonly onRemoved: (id: string) => void;
  /** Told null once it is gone. */
  readonly returnFocus: (id: string | null) => HTMLElement | null;
};

/** Asks before a webhook goes, and says what goes with it. */
export function RemovePanel({ webhook, onClose, onRemoved, returnFocus }: RemovePanelProps) {
  // While the panel closes, it still shows what it showed.
  const shown = useLastKnown(webhook);
  const isGone = useRef(false);
  const { mutate, isPending, error, reset } = useConnectionChange(
    ({ id }: Webhook) => removeWebhook(id),
    {
      onSuccess: (_nothing, { id, name }) => {
        isGone.current = true;
        void notify(labels.done(name));
        onRemoved(id);
        onClose();
      },
    },
  );

  function close() {
    isGone.current = false;
    reset();
    onClose();
  }

  return (
    <ConfirmPanel
      isOpen={webhook !== null}
      title={shown && labels.title(shown.name)}
      words={{ ...labels, failed: connectionFailures.title }}
      isBusy={isPending}
      failure={error && sentenceOf(error)}
      onConfirm={() => webhook && mutate(webhook)}
      onClose={close}
      returnFocus={() => returnFocus(isGone.current ? null : (shown?.id ?? null))}
    >
      <p>{labels.text}</p>
    </ConfirmPanel>
  );
}

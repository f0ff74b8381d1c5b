import { useLastKnown } from "#app/browser/use-last-known.ts";
import { ConfirmPanel } from "#app/components/console/confirm-panel.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import { connectionFailures, renewPanel as labels } from "#app/content/connections.ts";
import { sentenceOf } from "./connection-refusal.ts";
import type { Webhook } from "./connection.ts";
import { renewWebhook } from "./connections-repository.ts";
import type { FreshSecret } from "./new-secret.tsx";
import { useConnectionChange } from "./use-connection-change.ts";

type RenewPanelProps = {
  /** Null closes the panel. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
  readonly onRenewed: (fresh: FreshSecret) => void;
  readonly returnFocus: (id: string) => HTMLElement | null;
};

/** Asks before a webhook has a new secret, and says how long the other works. */
export function RenewPanel({ webhook, onClose, onRenewed, returnFocus }: RenewPanelProps) {
  // While the panel closes, it still shows what it showed.
  const shown = useLastKnown(webhook);
  const { mutate, isPending, error, reset } = useConnectionChange(
    ({ id }: Webhook) => renewWebhook(id),
    {
      onSuccess: (value, { id, name, preset }) => {
        void notify(labels.done(name));
        onRenewed({ value, name, preset, isRenewed: true, webhook: id });
        onClose();
      },
    },
  );

  function close() {
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
      returnFocus={() => returnFocus(shown?.id ?? "")}
    >
      <p>{labels.text}</p>
    </ConfirmPanel>
  );
}

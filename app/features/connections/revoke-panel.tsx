import { useRef } from "react";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import { ConfirmPanel } from "#app/components/console/confirm-panel.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import { revokePanel as labels } from "#app/content/api-tokens.ts";
import { connectionFailures } from "#app/content/connections.ts";
import { sentenceOf } from "./connection-refusal.ts";
import type { Token } from "./connection.ts";
import { revokeToken } from "./connections-repository.ts";
import { useConnectionChange } from "./use-connection-change.ts";

type RevokePanelProps = {
  /** Null closes the panel. */
  readonly token: Token | null;
  readonly onClose: () => void;
};

/** Asks before a token works no more. */
export function RevokePanel({ token, onClose }: RevokePanelProps) {
  // While the panel closes, it still shows what it showed.
  const shown = useLastKnown(token);
  /** Its button goes with it. */
  const isRevoked = useRef(false);
  const { mutate, isPending, error, reset } = useConnectionChange(
    ({ id }: Token) => revokeToken(id),
    {
      onSuccess: (_nothing, { name }) => {
        isRevoked.current = true;
        void notify(labels.done(name));
        onClose();
      },
    },
  );

  function close() {
    isRevoked.current = false;
    reset();
    onClose();
  }

  return (
    <ConfirmPanel
      isOpen={token !== null}
      title={shown && labels.title(shown.name)}
      words={{ ...labels, failed: connectionFailures.title }}
      isBusy={isPending}
      failure={error && sentenceOf(error)}
      onConfirm={() => token && mutate(token)}
      onClose={close}
      returnFocus={() => {
        const button = document.getElementById(`revoke-${shown?.id}`);
        return (isRevoked.current ? null : button) ?? document.getElementById("token-list");
      }}
    >
      <p>{labels.text}</p>
    </ConfirmPanel>
  );
}

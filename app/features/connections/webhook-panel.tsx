import { useLastKnown } from "#app/browser/use-last-known.ts";
import desk from "#app/components/console/console.module.css";
import styles from "#app/components/console/form-panel.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import panels from "#app/components/ui/panel.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { connectionFailures, webhookForm as labels } from "#app/content/connections.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { cn } from "#app/lib/cn.ts";
import { checkWebhook, valuesOf } from "./check-webhook.ts";
import { sentenceOf, webhookFaults } from "./connection-refusal.ts";
import type { Webhook } from "./connection.ts";
import { changeWebhook, makeWebhook, type WebhookRequest } from "./connections-repository.ts";
import type { FreshSecret } from "./new-secret.tsx";
import { useConnectionChange } from "./use-connection-change.ts";
import { WebhookForm } from "./webhook-form.tsx";

type WebhookPanelProps = {
  /** Null closes the panel; within it, null is a new one. */
  readonly target: { readonly webhook: Webhook | null } | null;
  /** What was typed and not saved, by webhook. */
  readonly typed: Map<string, WebhookRequest>;
  readonly onClose: () => void;
  readonly onMade: (made: Omit<FreshSecret, "webhook">) => void;
  readonly returnFocus: (id: string | null) => HTMLElement | null;
};

const formId = "webhook-form";

/** Makes a webhook or changes one. What is typed stays until it is saved, also when the panel is closed. */
export function WebhookPanel({ target, typed, onClose, onMade, returnFocus }: WebhookPanelProps) {
  // While the panel closes, it still shows what it showed.
  const shown = useLastKnown(target);
  const webhook = shown?.webhook ?? null;
  const key = webhook?.id ?? "new";

  function close() {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) typed.set(key, valuesOf(new FormData(form)));
    onClose();
  }

  return (
    <Panel
      isOpen={target !== null}
      onClose={close}
      isFieldFirst
      className={cn(desk.console, panels.card, styles.panel)}
      title={webhook ? labels.titleChange : labels.titleNew}
      note={webhook && <bdi>{webhook.name}</bdi>}
      closeLabel={labels.close}
      returnFocus={() => returnFocus(webhook?.id ?? null)}
    >
      <Saving
        key={key}
        webhook={webhook}
        values={typed.get(key) ?? webhook}
        onCancel={close}
        onSaved={(request, secret) => {
          typed.delete(key);
          onClose();
          const { name, preset } = request;
          if (secret !== null) onMade({ value: secret, name, preset, isRenewed: false });
        }}
      />
    </Panel>
  );
}

type SavingProps = {
  readonly webhook: Webhook | null;
  readonly values: WebhookRequest | null;
  readonly onCancel: () => void;
  /** Told the secret of a new one. */
  readonly onSaved: (request: WebhookRequest, secret: string | null) => void;
};

type Saved = { readonly name: string; readonly isNew: boolean };

function Saving({ webhook, values, onCancel, onSaved }: SavingProps) {
  const { mutateAsync } = useConnectionChange(save);
  const form = useSubmission({
    name: "Webhook",
    load: () => Promise.resolve({ check: checkWebhook, submit }),
    sent: ({ name, isNew }: Saved) => (isNew ? labels.made(name) : labels.saved),
    failed: { title: connectionFailures.title, tone: "error" },
    reasons: connectionFailures,
    explain: (error) => ({
      toast: { title: connectionFailures.title, description: sentenceOf(error), tone: "error" },
      reason: sentenceOf(error),
      errors: webhookFaults(error),
    }),
  });
  const isBusy = form.phase === "sending";
  const [idle, busy] = webhook ? [labels.save, labels.saving] : [labels.make, labels.making];

  async function save(request: WebhookRequest): Promise<string | null> {
    if (webhook === null) return makeWebhook(request);
    await changeWebhook(webhook.id, request);
    return null;
  }

  async function submit(request: WebhookRequest): Promise<Saved> {
    onSaved(request, await mutateAsync(request));
    return { name: request.name, isNew: webhook === null };
  }

  return (
    <>
      <WebhookForm id={formId} form={form} values={values} />
      <div className={styles.foot}>
        <button
          className={buttonClass("primary", "small")}
          type="submit"
          form={formId}
          aria-disabled={isBusy || undefined}
        >
          {isBusy && <Spinner />}
          {isBusy ? busy : idle}
        </button>
        <button className={buttonClass("line", "small")} type="button" onClick={onCancel}>
          {labels.cancel}
        </button>
      </div>
    </>
  );
}

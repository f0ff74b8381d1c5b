import { cluster, spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import panels from "#app/components/ui/panel.module.css";
import { notify } from "#app/components/ui/toast-host.tsx";
import typography from "#app/components/ui/typography.module.css";
import { webhookCard as labels } from "#app/content/connections.ts";
import { cn } from "#app/lib/cn.ts";
import { tellFailure } from "./connection-refusal.ts";
import type { Webhook } from "./connection.ts";
import { switchWebhook, testWebhook } from "./connections-repository.ts";
import styles from "./connections.module.css";
import { useConnectionChange } from "./use-connection-change.ts";

/** What opens a panel. */
export type WebhookStep = "change" | "renew" | "remove";

export type WebhookStepsProps = {
  readonly webhook: Webhook;
  readonly isLogOpen: boolean;
  readonly onStep: (step: WebhookStep) => void;
  readonly onLog: () => void;
  /** Told the delivery. */
  readonly onTested: (test: string) => void;
};

/** What can be done with a webhook. */
export function WebhookSteps({ webhook, isLogOpen, onStep, onLog, onTested }: WebhookStepsProps) {
  const { id, name, off } = webhook;
  const test = useConnectionChange(testWebhook, { onSuccess: onTested, onError: tellFailure });
  const turn = useConnectionChange((isOn: boolean) => switchWebhook(id, isOn), {
    onSuccess: (_nothing, isOn) =>
      void notify(isOn ? labels.switchedOn(name) : labels.switchedOff(name)),
    onError: tellFailure,
  });
  const ofIt = <span className={typography.visuallyHidden}>{labels.of(name)}</span>;

  return (
    <div className={cn(spread(8), styles.steps)}>
      <div className={cluster(8)}>
        {off === null && (
          <button
            className={cn(buttonClass("line", "tiny"), styles.step)}
            type="button"
            aria-disabled={test.isPending || undefined}
            onClick={() => test.isPending || test.mutate(id)}
          >
            {test.isPending ? labels.testing : labels.test}
            {ofIt}
          </button>
        )}
        <button
          className={cn(buttonClass("line", "tiny"), styles.step, isLogOpen && panels.upwards)}
          type="button"
          aria-expanded={isLogOpen}
          aria-controls={isLogOpen ? `log-${id}` : undefined}
          onClick={onLog}
        >
          {labels.log}
          {ofIt}
          <Icon name="down" />
        </button>
      </div>
      <div className={cn(cluster(0), styles.rest)}>
        <StepButton step="change" webhook={webhook} onStep={onStep} />
        <StepButton step="renew" webhook={webhook} onStep={onStep} />
        <button
          className={cn(buttonClass("ghost", "tiny"), styles.step)}
          type="button"
          aria-disabled={turn.isPending || undefined}
          onClick={() => turn.isPending || turn.mutate(off !== null)}
        >
          {turn.isPending ? labels.switching : off ? labels.switchOn : labels.switchOff}
          {ofIt}
        </button>
        <StepButton step="remove" webhook={webhook} onStep={onStep} />
      </div>
    </div>
  );
}

type StepButtonProps = Pick<WebhookStepsProps, "webhook" | "onStep"> & {
  readonly step: WebhookStep;
};

function StepButton({ step, webhook: { id, name }, onStep }: StepButtonProps) {
  return (
    <button
      className={cn(buttonClass("ghost", "tiny"), styles.step)}
      type="button"
      id={`${step}-${id}`}
      aria-haspopup="dialog"
      onClick={() => onStep(step)}
    >
      {labels[step]}
      <span className={typography.visuallyHidden}>{labels.of(name)}</span>
    </button>
  );
}

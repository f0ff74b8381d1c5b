import { useEffect, useRef } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { ShownOnce } from "#app/components/ui/shown-once.tsx";
import { newSecret as labels, webhookCard, type WebhookPreset } from "#app/content/connections.ts";
import { tellFailure } from "./connection-refusal.ts";
import { testWebhook } from "./connections-repository.ts";
import { useConnectionChange } from "./use-connection-change.ts";

/** Of what has the focus when it comes. */
export const secretId = "new-secret";

export type FreshSecret = {
  readonly value: string;
  readonly name: string;
  readonly preset: WebhookPreset;
  readonly isRenewed: boolean;
  /** Null when the list could not be read since. */
  readonly webhook: string | null;
};

type NewSecretProps = {
  readonly fresh: FreshSecret;
  /** Not while it is off. */
  readonly mayTest: boolean;
  /** Told the delivery. */
  readonly onTested: (test: string) => void;
  readonly onDone: () => void;
};

/** A webhook's secret, shown this once, and how it is used. */
export function NewSecret({ fresh, mayTest, onTested, onDone }: NewSecretProps) {
  const { value, name, preset, isRenewed, webhook } = fresh;
  const part = useRef<HTMLDivElement>(null);
  const test = useConnectionChange(testWebhook, { onSuccess: onTested, onError: tellFailure });

  useEffect(() => part.current?.focus(), []);

  return (
    <ShownOnce
      id={secretId}
      ref={part}
      title={labels.title(name)}
      text={
        <>
          {preset === "plain" ? labels.text : labels.unsigned} {isRenewed && labels.renewed}
        </>
      }
      value={value}
      words={labels}
      actions={
        <>
          {webhook !== null && mayTest && (
            <button
              className={buttonClass("line", "small")}
              type="button"
              aria-disabled={test.isPending || undefined}
              onClick={() => test.isPending || test.mutate(webhook)}
            >
              {test.isPending ? webhookCard.testing : webhookCard.test}
            </button>
          )}
          <button className={buttonClass("ghost", "small")} type="button" onClick={onDone}>
            {labels.done}
          </button>
        </>
      }
    />
  );
}

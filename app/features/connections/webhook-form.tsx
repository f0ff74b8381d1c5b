import { useState } from "react";
import panel from "#app/components/console/form-panel.module.css";
import { SwitchField } from "#app/components/console/switch-field.tsx";
import { divided, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { OptionCards } from "#app/components/ui/option-cards.tsx";
import parts from "#app/components/ui/part.module.css";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { webhookEvents, webhookForm as labels, webhookPresets } from "#app/content/connections.ts";
import type { useSubmission } from "#app/forms/use-submission.ts";
import { cn } from "#app/lib/cn.ts";
import type { WebhookRequest } from "./connections-repository.ts";
import styles from "./connections.module.css";

const scope = "webhook";

type WebhookFormProps = {
  readonly id: string;
  readonly form: ReturnType<typeof useSubmission<WebhookRequest, unknown>>;
  /** What stands in it at first; null for a new one. */
  readonly values: WebhookRequest | null;
};

/** Who is told, of what, and how much. */
export function WebhookForm({ id, form, values }: WebhookFormProps) {
  const { errors, hasFailed, summaryRef, formProps } = form;
  const [preset, setPreset] = useState(values?.preset ?? "plain");
  const [withContact, setWithContact] = useState(values?.withContact ?? false);
  const mistakes = Object.entries(errors);

  return (
    <form className={cn(stack(20), panel.body, styles.form)} id={id} {...formProps}>
      {mistakes.length > 0 && !hasFailed && (
        <ErrorSummary errors={mistakes} ref={summaryRef} scope={scope} />
      )}
      <Field
        name="name"
        label={labels.name}
        hint={labels.nameHint}
        error={errors.name}
        scope={scope}
      >
        {(control) => (
          <input {...control} defaultValue={values?.name} autoComplete="off" required />
        )}
      </Field>
      <OptionCards
        name="preset"
        label={labels.preset}
        options={webhookPresets}
        chosen={preset}
        onChoose={setPreset}
      />
      {preset !== "plain" && <p className={textClass(14, "quiet")}>{labels.unsigned}</p>}
      <Field name="url" label={labels.url} hint={labels.urlHint} error={errors.url} scope={scope}>
        {(control) => (
          <input
            {...control}
            type="url"
            defaultValue={values?.url}
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            required
          />
        )}
      </Field>
      <EventBoxes chosen={values?.events ?? ["lead.created"]} error={errors.events} />
      <SwitchField
        id={`${scope}-contact`}
        label={labels.contact.label}
        text={withContact ? labels.contact.on : labels.contact.off}
        isOn={withContact}
        onTurn={setWithContact}
      />
      <input type="hidden" name="withContact" value={withContact ? "yes" : ""} />
      <SendFailed form={form} />
    </form>
  );
}

type EventBoxesProps = {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
};

function EventBoxes({ chosen, error }: EventBoxesProps) {
  const id = `${scope}-events`;
  return (
    <fieldset
      className={cn(parts.fieldset, stack(8))}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={cn(textClass(14, 600), styles.legend)}>{labels.events}</legend>
      <div className={cn(surface(), divided, styles.eventBoxes)}>
        {webhookEvents.map(({ value, label }) => (
          <label key={value} className={styles.eventBox}>
            <input
              className={styles.tick}
              type="checkbox"
              name="events"
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <span className={cn(textClass(14, 500), styles.eventName)}>{label}</span>
            <code className={cn(typography.mono, textClass(12, "quiet"))}>{value}</code>
          </label>
        ))}
      </div>
      <FieldError name={id} text={error} />
    </fieldset>
  );
}

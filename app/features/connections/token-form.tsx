import { cluster, row, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { Field } from "#app/components/ui/field.tsx";
import options from "#app/components/ui/option-cards.module.css";
import parts from "#app/components/ui/part.module.css";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { tokenForm as labels, tokenRefusals } from "#app/content/api-tokens.ts";
import { connectionFailures } from "#app/content/connections.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { cn } from "#app/lib/cn.ts";
import { checkToken } from "./check-token.ts";
import { sentenceOf } from "./connection-refusal.ts";
import { makeToken, type TokenRequest } from "./connections-repository.ts";
import { TokenReady } from "./token-ready.tsx";
import { useConnectionChange } from "./use-connection-change.ts";

const scope = "token";

/** Makes a token, and shows it this once. */
export function TokenForm({ onAnother }: { readonly onAnother: () => void }) {
  const { mutateAsync } = useConnectionChange(makeToken);
  const form = useSubmission({
    name: "API token",
    load: () => Promise.resolve({ check: checkToken, submit }),
    sent: labels.sent,
    failed: labels.failed,
    reasons: connectionFailures,
    explain: (error) => ({ toast: labels.failed, reason: sentenceOf(error, tokenRefusals) }),
  });
  const { phase, errors, hasFailed, result, summaryRef, resultRef, formProps } = form;
  if (phase === "sent" && result) {
    return <TokenReady {...result} ref={resultRef} onAnother={onAnother} />;
  }
  const mistakes = Object.entries(errors);
  const isBusy = phase === "sending";

  async function submit(request: TokenRequest) {
    return { ...request, token: await mutateAsync(request) };
  }

  return (
    <form className={stack(16)} aria-labelledby="new-token" {...formProps}>
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
        {(control) => <input {...control} autoComplete="off" required />}
      </Field>
      <ScopeBoxes error={errors.scopes} />
      <SendFailed form={form} />
      <div className={cluster(10)}>
        <button
          className={buttonClass("primary", "small")}
          type="submit"
          aria-disabled={isBusy || undefined}
        >
          {isBusy && <Spinner />}
          {isBusy ? labels.submitting : labels.submit}
        </button>
      </div>
    </form>
  );
}

function ScopeBoxes({ error }: { readonly error: string | undefined }) {
  const id = `${scope}-scopes`;
  return (
    <fieldset className={cn(parts.fieldset, stack(8), options.options)}>
      <legend className={textClass(14, 600)}>{labels.scopes}</legend>
      {labels.choices.map(({ value, label, text }, index) => (
        <label className={cn(surface(), row(12, "top"))} key={value}>
          <input
            type="checkbox"
            id={index === 0 ? id : `${id}-${index}`}
            name="scopes"
            value={value}
            defaultChecked={index === 0}
            aria-labelledby={`${id}-${index}-label`}
            aria-describedby={`${id}-${index}-text ${error ? `${id}-error` : ""}`.trim()}
            aria-invalid={error ? true : undefined}
          />
          <span className={typography.quiet}>
            <b className={textClass(14, 600)} id={`${id}-${index}-label`}>
              {label}
            </b>
            <span id={`${id}-${index}-text`}>{text}</span>
          </span>
        </label>
      ))}
      <FieldError name={id} text={error} />
    </fieldset>
  );
}

import { buttonClass } from "#app/components/ui/button.ts";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { invitation as labels } from "#app/content/invitation.ts";
import gate from "./gate.module.css";
import type { useInvitedAccount } from "./use-invited-account.ts";

type InvitedAccountFormProps = { readonly form: ReturnType<typeof useInvitedAccount> };

/** E-mail and a password of one's own. The page does not know whom the invitation is for. */
export function InvitedAccountForm({ form }: InvitedAccountFormProps) {
  const { phase, errors, hasFailed, summaryRef, formProps } = form;
  const mistakes = Object.entries(errors);
  const isBusy = phase === "sending" || phase === "sent";
  return (
    <form className={gate.fields} aria-labelledby="sign-in" {...formProps}>
      {mistakes.length > 0 && !hasFailed && (
        <ErrorSummary errors={mistakes} ref={summaryRef} level={2} />
      )}
      <Field name="email" label={labels.email} error={errors.email}>
        {(control) => (
          <input {...control} type="email" autoComplete="username" spellCheck={false} required />
        )}
      </Field>
      <Field name="password" label={labels.password} hint={labels.hint} error={errors.password}>
        {(control) => <input {...control} type="password" autoComplete="new-password" required />}
      </Field>
      <SendFailed form={form} />
      <button className={buttonClass()} type="submit" aria-disabled={isBusy || undefined}>
        {isBusy && <Spinner />}
        {isBusy ? labels.creating : labels.create}
      </button>
    </form>
  );
}

import { buttonClass } from "#app/components/ui/button.ts";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { useSubmission, type Checked } from "#app/forms/use-submission.ts";
import { signInErrors, type ToastMessage } from "#app/content/messages.ts";
import { emailReasons } from "#app/content/resend-email.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import gate from "./gate.module.css";
import { credentialErrors, credentialsIn } from "./credentials.ts";
import type { SignInAnswer } from "./session-client.ts";

type EmailFormProps = {
  /** For the log. */
  readonly name: string;
  readonly labels: Readonly<
    Record<"email" | "submit" | "submitting" | "again" | "sent" | "sentNote", string>
  > & { readonly sentToast: ToastMessage; readonly failedToast: ToastMessage };
  readonly request: (email: string) => Promise<SignInAnswer>;
};

/** Asks for an e-mail with a link. The answer is the same for addresses that nobody writes to. */
export function EmailForm({ name, labels, request }: EmailFormProps) {
  async function submit(email: string): Promise<true> {
    const answer = await request(email);
    if (!answer.ok) throw new RepositoryError(failureOf(answer.status), answer);
    return true;
  }
  const form = useSubmission({
    name,
    load: () => Promise.resolve({ check: checkEmail, submit }),
    sent: labels.sentToast,
    failed: labels.failedToast,
    reasons: emailReasons,
  });
  const { phase, errors, hasFailed, summaryRef, resultRef, formProps } = form;
  const mistakes = Object.entries(errors);
  const isBusy = phase === "sending";
  return (
    <form className={gate.fields} aria-labelledby="sign-in" {...formProps}>
      {mistakes.length > 0 && !hasFailed && (
        <ErrorSummary errors={mistakes} ref={summaryRef} level={2} />
      )}
      {phase === "sent" && (
        <Notice tone="success" title={labels.sent} ref={resultRef}>
          {labels.sentNote}
        </Notice>
      )}
      <Field name="email" label={labels.email} error={errors.email}>
        {(control) => (
          <input {...control} type="email" autoComplete="username" spellCheck={false} required />
        )}
      </Field>
      <SendFailed form={form} />
      <button className={buttonClass()} type="submit" aria-disabled={isBusy || undefined}>
        {isBusy && <Spinner />}
        {isBusy ? labels.submitting : phase === "sent" ? labels.again : labels.submit}
      </button>
    </form>
  );
}

function checkEmail(values: FormData): Checked<string> {
  const { email } = credentialsIn(values);
  const fault = credentialErrors({ email, password: "-" }).email;
  if (fault) return { ok: false, errors: { email: fault } };
  if (email.length > 254) return { ok: false, errors: { email: signInErrors.emailShape } };
  return { ok: true, request: email };
}

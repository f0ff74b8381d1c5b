import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { Link, useLocation } from "react-router";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import { confirmAddress as labels } from "#app/content/confirm-address.ts";
import { resendEmail } from "#app/content/resend-email.ts";
import gate from "./gate.module.css";
import { GateSection } from "./gate-section.tsx";
import { EmailForm } from "./email-form.tsx";
import { secretOf } from "./login-view.ts";
import { requestConfirmation } from "./session-client.ts";
import { useConfirmation } from "./use-confirmation.ts";

/** `/login?view=confirm`: where the e-mail to a new account leads. Opening it changes nothing. */
export function ConfirmView() {
  const tokenHash = secretOf(useLocation().search, "token_hash");
  return tokenHash === "" ? (
    <AskAgain title={labels.brokenTitle} text={labels.brokenText} />
  ) : (
    <Confirm tokenHash={tokenHash} />
  );
}

function Confirm({ tokenHash }: { readonly tokenHash: string }) {
  const { form, outcome, email } = useConfirmation(tokenHash);
  const { phase, errors, hasFailed, summaryRef, formProps } = form;
  if (outcome === "dead") {
    return <AskAgain title={labels.deadTitle} text={labels.deadText} takesFocus />;
  }
  if (outcome === "moved") return <Moved />;
  const mistakes = Object.entries(errors);
  const isBusy = phase === "sending" || phase === "sent";
  return (
    <GateSection title={labels.title} subtitle={email ? labels.subtitleHere : labels.subtitle}>
      <form className={gate.fields} aria-labelledby="sign-in" {...formProps}>
        {mistakes.length > 0 && !hasFailed && (
          <ErrorSummary errors={mistakes} ref={summaryRef} level={2} />
        )}
        {email ? (
          <p>
            {labels.signedInAs} <bdi className={gate.person}>{email}</bdi>.
          </p>
        ) : (
          <Field name="password" label={labels.password} error={errors.password}>
            {(control) => (
              <input {...control} type="password" autoComplete="current-password" required />
            )}
          </Field>
        )}
        <SendFailed form={form} />
        <button className={buttonClass()} type="submit" aria-disabled={isBusy || undefined}>
          {isBusy && <Spinner />}
          {isBusy ? labels.submitting : labels.submit}
        </button>
      </form>
    </GateSection>
  );
}

function Moved() {
  return (
    <GateSection title={labels.movedTitle} subtitle={labels.movedText} takesFocus>
      <div className={cluster(12)}>
        <ActionLink to="/auth" label={labels.toApplications} />
      </div>
    </GateSection>
  );
}

type AskAgainProps = {
  readonly title: string;
  readonly text: string;
  readonly takesFocus?: boolean;
};

function AskAgain({ title, text, takesFocus }: AskAgainProps) {
  return (
    <GateSection title={title} subtitle={text} takesFocus={takesFocus}>
      <EmailForm name="Confirmation letter" labels={resendEmail} request={requestConfirmation} />
      <p>
        <Link className={typography.link} to="/auth" viewTransition>
          {labels.toSignIn}
        </Link>
      </p>
    </GateSection>
  );
}

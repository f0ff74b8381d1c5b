import { cn } from "#app/lib/cn.ts";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import { forgotPassword, newPassword as labels } from "#app/content/new-password.ts";
import gate from "./gate.module.css";
import { GateSection } from "./gate-section.tsx";
import { secretOf } from "./login-view.ts";
import { useIsRecovering, useSession } from "./session-store.ts";
import { useNewPassword } from "./use-new-password.ts";

/** `/login?view=reset`: where the link of the e-mail leads. Opening it changes nothing. */
export function ResetView() {
  const { search, hash } = useLocation();
  const tokenHash = secretOf(search, "token_hash");
  if (tokenHash !== "") return <NewPassword tokenHash={tokenHash} />;
  return <AfterHostedLink hash={hash} />;
}

/** A hosted service takes the link itself and says in the address what became of it. */
function AfterHostedLink({ hash }: { readonly hash: string }) {
  const isRecovering = useIsRecovering();
  const session = useSession();
  const [arrived] = useState(hash);
  if (isRecovering) return <NewPassword tokenHash={null} />;
  if (/[#&]error(_code)?=/.test(arrived)) {
    return <DeadEnd title={labels.deadTitle} text={labels.deadText} />;
  }
  if (/[#&]access_token=/.test(arrived)) {
    if (session.kind === "unreachable" || session.kind === "signed-out") return <LinkUnanswered />;
    return (
      <GateSection title={labels.title} subtitle={labels.subtitle}>
        <p className={cn(row(12), typography.quiet, gate.waiting)} role="status">
          <Spinner />
          {forgotPassword.loading}
        </p>
      </GateSection>
    );
  }
  return <DeadEnd title={labels.brokenTitle} text={labels.brokenText} />;
}

/** The link is in the address still: loading the page anew opens it once more. */
function LinkUnanswered() {
  return (
    <GateSection title={labels.title} subtitle={labels.subtitle}>
      <div className={gate.fields} role="alert">
        <p>{labels.unanswered}</p>
        <button className={buttonClass("line")} type="button" onClick={() => location.reload()}>
          {forgotPassword.retry}
        </button>
      </div>
    </GateSection>
  );
}

function NewPassword({ tokenHash }: { readonly tokenHash: string | null }) {
  const { form, isDead } = useNewPassword(tokenHash);
  const { phase, errors, hasFailed, summaryRef, formProps } = form;
  if (isDead) return <DeadEnd title={labels.deadTitle} text={labels.deadText} takesFocus />;
  const mistakes = Object.entries(errors);
  const isBusy = phase === "sending" || phase === "sent";
  return (
    <GateSection title={labels.title} subtitle={labels.subtitle}>
      <form className={gate.fields} aria-labelledby="sign-in" {...formProps}>
        {mistakes.length > 0 && !hasFailed && (
          <ErrorSummary errors={mistakes} ref={summaryRef} level={2} />
        )}
        <Field name="password" label={labels.password} hint={labels.hint} error={errors.password}>
          {(control) => <input {...control} type="password" autoComplete="new-password" required />}
        </Field>
        <SendFailed form={form} />
        <button className={buttonClass()} type="submit" aria-disabled={isBusy || undefined}>
          {isBusy && <Spinner />}
          {isBusy ? labels.submitting : labels.submit}
        </button>
      </form>
    </GateSection>
  );
}

type DeadEndProps = {
  readonly title: string;
  readonly text: string;
  readonly takesFocus?: boolean;
};

function DeadEnd({ title, text, takesFocus }: DeadEndProps) {
  return (
    <GateSection title={title} subtitle={text} takesFocus={takesFocus}>
      <div className={cluster(12)}>
        <ActionLink to="/login?view=forgot" label={labels.anew} />
      </div>
      <p>
        <Link className={typography.link} to="/login" viewTransition>
          {forgotPassword.back}
        </Link>
      </p>
    </GateSection>
  );
}

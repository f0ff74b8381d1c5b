import { useEffect, useState } from "react";
import { Link } from "react-router";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { useSubmission, type Checked } from "#app/components/ui/use-submission.ts";
import { signInErrors } from "#app/content/messages.ts";
import { forgotPassword as words, forgotReasons } from "#app/content/sign-in.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { credentialErrors, credentialsIn } from "./credentials.ts";
import { GateSection } from "./gate-section.tsx";
import { canSendMail, requestNewPassword } from "./session-client.ts";

type Mail = "on" | "off" | "unreachable";

/** `/login?view=forgot`: asks for a letter with a link, or says how else one comes to a new password. */
export function ForgotView() {
  const [mail, setMail] = useState<Mail | "unknown">("unknown");

  useEffect(() => {
    let isHere = true;
    void findOut().then((found) => isHere && setMail(found));
    return () => {
      isHere = false;
    };
  }, []);

  function retry() {
    setMail("unknown");
    void findOut().then(setMail);
  }

  return (
    <GateSection title={words.title} subtitle={mail === "off" ? words.noMail : words.subtitle}>
      {mail === "unknown" && (
        <p className="gate__wait" role="status">
          <span className="spin" />
          {words.loading}
        </p>
      )}
      {mail === "on" && <ForgotForm />}
      {mail === "off" && <WithoutMail />}
      {mail === "unreachable" && (
        <div className="gate__fields" role="alert">
          <p>{words.unknown}</p>
          <button className="btn btn--line" type="button" onClick={retry}>
            {words.retry}
          </button>
        </div>
      )}
      <p>
        <Link className="link" to="/login" viewTransition>
          {words.back}
        </Link>
      </p>
    </GateSection>
  );
}

function ForgotForm() {
  const form = useSubmission({
    name: "Forgotten password",
    load: () => Promise.resolve({ check: checkEmail, submit }),
    sent: words.sentToast,
    failed: words.failedToast,
    reasons: forgotReasons,
  });
  const { phase, errors, hasFailed, summaryRef, resultRef, formProps } = form;
  const mistakes = Object.entries(errors);
  const isBusy = phase === "sending";
  return (
    <form className="gate__fields" aria-labelledby="sign-in" {...formProps}>
      {mistakes.length > 0 && !hasFailed && (
        <ErrorSummary errors={mistakes} ref={summaryRef} level={2} />
      )}
      {phase === "sent" && (
        <Notice tone="success" title={words.sent} ref={resultRef}>
          {words.sentNote}
        </Notice>
      )}
      <Field name="email" label={words.email} error={errors.email}>
        {(control) => (
          <input {...control} type="email" autoComplete="username" spellCheck={false} required />
        )}
      </Field>
      <SendFailed form={form} />
      <button className="btn" type="submit" aria-disabled={isBusy || undefined}>
        {isBusy && <span className="spin" />}
        {isBusy ? words.submitting : phase === "sent" ? words.again : words.submit}
      </button>
    </form>
  );
}

function WithoutMail() {
  return (
    <div className="gate__fields">
      <p>{words.noMailHelp}</p>
      <p className="gate__command">
        <code className="mono">{words.command}</code>
      </p>
    </div>
  );
}

async function findOut(): Promise<Mail> {
  try {
    return (await canSendMail()) ? "on" : "off";
  } catch {
    return "unreachable";
  }
}

function checkEmail(values: FormData): Checked<string> {
  const { email } = credentialsIn(values);
  const fault = credentialErrors({ email, password: "-" }).email;
  if (fault) return { ok: false, errors: { email: fault } };
  if (email.length > 254) return { ok: false, errors: { email: signInErrors.emailShape } };
  return { ok: true, request: email };
}

async function submit(email: string): Promise<true> {
  const answer = await requestNewPassword(email);
  if (!answer.ok) throw new RepositoryError(failureOf(answer.status), answer);
  return true;
}

import { useEffect, useRef } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import notices from "#app/components/ui/notice.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { signIn } from "#app/content/sign-in.ts";
import { credentialsOf } from "./credentials.ts";
import gate from "./gate.module.css";
import { ResendEmail } from "./resend-email.tsx";
import type { SignInFailure } from "./sign-in-failure.ts";
import type { useSignIn } from "./use-sign-in.ts";

type Labels = Readonly<
  Record<"email" | "password" | "submit" | "submitting" | "needsScript", string>
>;

type SignInFormProps = {
  readonly form: ReturnType<typeof useSignIn>;
  readonly labels?: Labels;
  readonly className?: string;
  /** Keeps the ids apart from other forms of the page. */
  readonly scope?: string;
  /** Id of the heading, and its level. */
  readonly labelledBy?: string;
  readonly level?: 1 | 2;
};

/** E-mail and password (specification, sections 2 and 5). Uncontrolled, so that early typing is never lost. */
export function SignInForm(props: SignInFormProps) {
  const { form, labels = signIn, className = gate.fields, scope } = props;
  const { labelledBy = "sign-in", level = 1 } = props;
  const summaryRef = useRef<HTMLDivElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const { phase, errors, failure, attempt } = form;
  const mistakes = Object.entries(errors);
  const isBusy = phase === "sending" || phase === "done";

  useEffect(() => {
    if (attempt > 0) summaryRef.current?.focus();
  }, [attempt]);
  useEffect(() => {
    if (phase === "failed") passwordRef.current?.select();
  }, [phase]);

  return (
    <form
      className={className}
      ref={formRef}
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={isBusy}
      onSubmit={(event) => void form.submit(event)}
      onInput={form.recheck}
      onFocus={form.prepare}
    >
      {mistakes.length > 0 && (
        <ErrorSummary
          errors={mistakes}
          ref={summaryRef}
          level={level === 1 ? 2 : 3}
          scope={scope}
        />
      )}
      {phase === "failed" && failure && (
        <FailureNotice
          failure={failure}
          email={() => (formRef.current ? credentialsOf(formRef.current).email : "")}
          onRetry={() => formRef.current?.requestSubmit()}
        />
      )}
      <Field name="email" label={labels.email} error={errors.email} scope={scope}>
        {(control) => (
          <input {...control} type="email" autoComplete="username" spellCheck={false} required />
        )}
      </Field>
      <Field name="password" label={labels.password} error={errors.password} scope={scope}>
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="current-password"
            ref={passwordRef}
            required
          />
        )}
      </Field>
      <button className={buttonClass()} type="submit" aria-disabled={isBusy || undefined}>
        {isBusy && <Spinner />}
        {isBusy ? labels.submitting : labels.submit}
      </button>
      <noscript>
        <p className={notices.notice}>{labels.needsScript}</p>
      </noscript>
    </form>
  );
}

type FailureNoticeProps = {
  readonly failure: SignInFailure;
  /** What stands in the form. */
  readonly email: () => string;
  readonly onRetry: () => void;
};

function FailureNotice({ failure, email, onRetry }: FailureNoticeProps) {
  return (
    <div className={notices.notice} role="alert">
      <Icon name="warning" />
      <span>
        <b>{failure.message}</b>
        <br />
        {failure.help}
        {failure.isUnconfirmed && <ResendEmail email={email} />}
        {failure.isAway && (
          <span className={notices.action}>
            <button className={buttonClass("line", "small")} type="button" onClick={onRetry}>
              <Icon name="reset" />
              Retry
            </button>
          </span>
        )}
      </span>
    </div>
  );
}

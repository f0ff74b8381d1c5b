import { useEffect, useRef } from "react";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { signIn } from "#app/content/sign-in.ts";
import type { SignInFailure } from "./sign-in-failure.ts";
import type { useSignIn } from "./use-sign-in.ts";

type SignInFormProps = { readonly form: ReturnType<typeof useSignIn> };

/** E-mail and password (specification, sections 2 and 5). Uncontrolled, so that early typing is never lost. */
export function SignInForm({ form }: SignInFormProps) {
  const summaryRef = useRef<HTMLDivElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
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
      className="gate__fields"
      method="post"
      noValidate
      aria-labelledby="sign-in"
      aria-busy={isBusy}
      onSubmit={(event) => void form.submit(event)}
      onInput={form.recheck}
      onFocus={form.prepare}
    >
      {mistakes.length > 0 && <ErrorSummary errors={mistakes} ref={summaryRef} level={2} />}
      {phase === "failed" && failure && <FailureNotice failure={failure} />}
      <Field name="email" label={signIn.email} error={errors.email}>
        {(control) => (
          <input {...control} type="email" autoComplete="username" spellCheck={false} required />
        )}
      </Field>
      <Field name="password" label={signIn.password} error={errors.password}>
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
      <button className="btn" type="submit" aria-disabled={isBusy || undefined}>
        {isBusy && <span className="spin" />}
        {isBusy ? signIn.submitting : signIn.submit}
      </button>
      <noscript>
        <p className="alert">{signIn.needsScript}</p>
      </noscript>
    </form>
  );
}

function FailureNotice({ failure }: { readonly failure: SignInFailure }) {
  return (
    <div className="alert" role="alert">
      <Icon name="warning" />
      <span>
        <b>{failure.message}</b>
        <br />
        {failure.help}
      </span>
    </div>
  );
}

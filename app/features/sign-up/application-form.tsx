import type { ReactNode } from "react";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import type { FieldErrors } from "#app/components/ui/use-submission.ts";
import { application, type DoorKind } from "#app/content/sign-up.ts";
import { site } from "#app/content/site.ts";
import { AccountPart } from "./account-part.tsx";
import { ApplicationSent } from "./application-sent.tsx";
import type { useApplication } from "./use-application.ts";

type ApplicationFormProps = {
  readonly kind: DoorKind;
  readonly form: ReturnType<typeof useApplication>;
  readonly knownAs: string | null;
  /** The fields of this kind. */
  readonly children: (errors: FieldErrors) => ReactNode;
};

/** What both applications have in common: mistakes, the sign-in, the button, and what became of it. */
export function ApplicationForm({ kind, form, knownAs, children }: ApplicationFormProps) {
  const { phase, errors, failed, reason, result, summaryRef, resultRef, formProps } = form;
  if (phase === "sent" && result) {
    return <ApplicationSent kind={kind} sent={result} ref={resultRef} />;
  }
  const words = application[kind];
  const mistakes = Object.entries(errors);
  return (
    <form className="form" name={kind} aria-labelledby={`${kind}-heading`} {...formProps}>
      <h2 className="d" id={`${kind}-heading`}>
        {words.title}
      </h2>
      {mistakes.length > 0 && phase !== "failed" && (
        <ErrorSummary errors={mistakes} ref={summaryRef} scope={kind} />
      )}
      {children(errors)}
      <AccountPart scope={kind} errors={errors} knownAs={knownAs} />
      {phase === "failed" && (
        <Notice tone="error" title={failed.description ?? failed.title} ref={resultRef}>
          {reason}
        </Notice>
      )}
      <div className="form__end">
        <SubmitButton
          label={knownAs === null ? application.submit : application.submitKnown}
          busyLabel={application.submitting}
          isBusy={phase === "sending"}
        />
        <p>{words.promise}</p>
      </div>
      <noscript>
        <p className="alert">
          Applying needs JavaScript. Write to <a href={`mailto:${site.email}`}>{site.email}</a>{" "}
          instead.
        </p>
      </noscript>
    </form>
  );
}

import { useEffect, useState, type ReactNode } from "react";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import forms from "#app/components/ui/form.module.css";
import notices from "#app/components/ui/notice.module.css";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import typography from "#app/components/ui/typography.module.css";
import { UnseenField } from "#app/forms/unseen-field.tsx";
import type { FieldErrors } from "#app/forms/use-submission.ts";
import { application, type DoorKind } from "#app/content/sign-up.ts";
import { site } from "#app/content/site.ts";
import { cn } from "#app/lib/cn.ts";
import { AccountPart } from "./account-part.tsx";
import styles from "#app/forms/application.module.css";
import { ApplicationSent } from "./application-sent.tsx";
import type { OwnApplication } from "./own-application.ts";
import { RunningNotice } from "./running-notice.tsx";
import type { useApplication } from "./use-application.ts";

type ApplicationFormProps = {
  readonly kind: DoorKind;
  readonly form: ReturnType<typeof useApplication>;
  readonly knownAs: string | null;
  /** The visitor's own application to this program that has no answer yet. */
  readonly running: OwnApplication | null;
  /** The fields of this kind. */
  readonly children: (errors: FieldErrors) => ReactNode;
};

/** What both applications have in common: mistakes, the sign-in, the button, and what became of it. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { kind, form, knownAs, running, children } = props;
  const { phase, errors, hasFailed, result, summaryRef, resultRef, formProps } = form;
  const [isOpen, setIsOpen] = useState(false);
  const { ref: formRef } = formProps;
  const runningId = running?.id ?? null;

  useEffect(() => {
    // A form that has something typed in it stays open.
    if (runningId !== null && formRef.current && isTouched(formRef.current)) setIsOpen(true);
  }, [runningId, formRef]);

  if (phase === "sent" && result) {
    return <ApplicationSent kind={kind} sent={result} ref={resultRef} />;
  }
  const labels = application[kind];
  const mistakes = Object.entries(errors);
  const isFolded = running !== null && !isOpen && phase === "idle";

  function openForm() {
    setIsOpen(true);
    // The form appears with the next paint; its first field takes the focus that the button had.
    requestAnimationFrame(() =>
      formRef.current?.querySelector<HTMLElement>("input, select")?.focus(),
    );
  }

  return (
    <>
      <h2
        className={cn(typography.display, typography.steadyOnPhones, styles.heading)}
        id={`${kind}-heading`}
      >
        {labels.title}
      </h2>
      {running && <RunningNotice running={running} onAgain={isFolded ? openForm : null} />}
      <form
        className={forms.form}
        name={kind}
        aria-labelledby={`${kind}-heading`}
        hidden={isFolded}
        {...formProps}
      >
        {mistakes.length > 0 && !hasFailed && (
          <ErrorSummary errors={mistakes} ref={summaryRef} scope={kind} />
        )}
        {children(errors)}
        <AccountPart scope={kind} errors={errors} knownAs={knownAs} />
        <UnseenField />
        <SendFailed form={form} />
        <div className={forms.buttons}>
          <SubmitButton
            label={knownAs === null ? application.submit : application.submitKnown}
            busyLabel={application.submitting}
            isBusy={phase === "sending"}
          />
          <p>{labels.promise}</p>
        </div>
        <noscript>
          <p className={notices.notice}>
            Applying needs JavaScript. Write to <a href={`mailto:${site.email}`}>{site.email}</a>{" "}
            instead.
          </p>
        </noscript>
      </form>
    </>
  );
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>("input, textarea")].some(
    ({ value }) => value.trim() !== "",
  );
}

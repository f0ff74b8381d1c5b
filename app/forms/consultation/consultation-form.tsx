import type { ReactNode } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import forms from "#app/components/ui/form.module.css";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import { WithoutScript } from "#app/components/ui/without-script.tsx";
import { consultation } from "#app/content/consultation.ts";
import { site } from "#app/content/site.ts";
import { UnseenField } from "#app/forms/unseen-field.tsx";
import { cn } from "#app/lib/cn.ts";
import { AboutTheProject } from "./about-the-project.tsx";
import { AboutYou } from "./about-you.tsx";
import { Agreement } from "./agreement.tsx";
import styles from "./consultation-form.module.css";
import type { SubmittedConsultation } from "./consultation-repository.ts";
import { ConsultationSent } from "./consultation-sent.tsx";
import { PartList } from "./part-list.tsx";
import { TheSession } from "./the-session.tsx";
import { useConsultationForm } from "./use-consultation-form.ts";
import { WantedServices } from "./wanted-services.tsx";

type ConsultationFormProps = {
  /** What can be done with the application once it is sent, below the words that say so. */
  readonly next: (submitted: SubmittedConsultation) => ReactNode;
};

/** The application of `/application-form`: all 23 fields, the required ones first in each part (decision D39). */
export function ConsultationForm({ next }: ConsultationFormProps) {
  const form = useConsultationForm();
  const { phase, errors, result, summaryRef, resultRef, formProps } = form;
  const mistakes = Object.entries(errors);
  if (phase === "sent" && result) {
    return (
      <ConsultationSent submitted={result} ref={resultRef}>
        {next(result)}
      </ConsultationSent>
    );
  }
  return (
    <div className={cn(styles.layout, layout.pageWidth)} data-whole="">
      <PartList />
      <form
        className={cn(forms.form, styles.form)}
        aria-label={consultation.headline.join(" ")}
        {...formProps}
      >
        {mistakes.length > 0 && <ErrorSummary errors={mistakes} ref={summaryRef} level={2} />}
        <AboutYou errors={errors} />
        <AboutTheProject errors={errors} />
        <WantedServices />
        <TheSession errors={errors} />
        <Agreement errors={errors} />
        <div className={forms.form}>
          <UnseenField />
          <SendFailed form={form} />
          <div className={forms.buttons}>
            <SubmitButton
              label={consultation.submit}
              busyLabel={consultation.submitting}
              isBusy={phase === "sending"}
            />
            <p>{consultation.promise}</p>
          </div>
          <WithoutScript email={site.email} />
        </div>
      </form>
    </div>
  );
}

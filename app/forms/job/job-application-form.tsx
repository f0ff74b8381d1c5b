import { Link } from "react-router";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import forms from "#app/components/ui/form.module.css";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { SentNotice, SentReference } from "#app/components/ui/sent-notice.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import typography from "#app/components/ui/typography.module.css";
import type { PageWord } from "#app/forms/page-word.ts";
import { UnseenField } from "#app/forms/unseen-field.tsx";
import { useSubmission } from "#app/forms/use-submission.ts";
import { WithoutScript } from "#app/components/ui/without-script.tsx";
import { jobForm, jobToasts } from "#app/content/careers.ts";
import type { JobSlug } from "#domain/job-slugs.ts";
import { sendErrors } from "#app/content/messages.ts";
import { site } from "#app/content/site.ts";
import type { JobApplication } from "./job-application-schema.ts";

async function loadSending(job: JobSlug) {
  const [schema, repository] = await Promise.all([
    import("./job-application-schema.ts"),
    import("./job-application-repository.ts"),
  ]);
  return {
    check: schema.checkJobApplication,
    submit: (request: JobApplication, id: string, word: PageWord) =>
      repository.submitJobApplication(job, request, id, word),
  };
}

/** The application for a role (decision D7). */
export function JobApplicationForm({ job }: { readonly job: JobSlug }) {
  const { labels, hints } = jobForm;
  const form = useSubmission({
    name: "Job application",
    draft: `draft-job-${job}`,
    load: () => loadSending(job),
    ...jobToasts,
    reasons: sendErrors,
  });
  const { phase, errors, result, summaryRef, resultRef, formProps } = form;
  const mistakes = Object.entries(errors);

  return (
    <form className={forms.form} aria-labelledby="apply" {...formProps}>
      {mistakes.length > 0 && <ErrorSummary errors={mistakes} ref={summaryRef} />}
      {phase === "sent" && result && (
        <SentNotice
          sent={jobToasts.sent}
          reference={<SentReference value={result.reference} />}
          next={jobForm.next}
          ref={resultRef}
        />
      )}
      <div className={forms.pair}>
        <Field name="name" label={labels.name} error={errors.name}>
          {(control) => <input {...control} autoComplete="name" required />}
        </Field>
        <Field name="email" label={labels.email} error={errors.email}>
          {(control) => <input {...control} type="email" autoComplete="email" required />}
        </Field>
      </div>
      <div className={forms.pair}>
        <Field name="phone" label={labels.phone} error={errors.phone} isOptional>
          {(control) => <input {...control} type="tel" autoComplete="tel" />}
        </Field>
        <Field name="cvUrl" label={labels.cvUrl} error={errors.cvUrl} isOptional>
          {(control) => <input {...control} type="url" inputMode="url" placeholder={hints.cvUrl} />}
        </Field>
      </div>
      <Field name="links" label={labels.links} error={errors.links} isOptional>
        {(control) => <textarea {...control} rows={3} placeholder={hints.links} />}
      </Field>
      <Field name="message" label={labels.message} error={errors.message}>
        {(control) => <textarea {...control} required placeholder={hints.message} />}
      </Field>
      <UnseenField />
      <SendFailed form={form} />
      <div className={forms.buttons}>
        <SubmitButton
          label={jobForm.send}
          busyLabel={jobForm.sending}
          isBusy={phase === "sending"}
        />
        <p>
          {jobForm.privacy}{" "}
          <Link className={typography.link} to="/privacy" prefetch="intent">
            Privacy policy
          </Link>
        </p>
      </div>
      <WithoutScript email={site.email} />
    </form>
  );
}

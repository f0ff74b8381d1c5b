import { useEffect, type RefObject } from "react";
import { Link, useLocation } from "react-router";
import { Choice } from "#app/components/ui/choice.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import forms from "#app/components/ui/form.module.css";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import typography from "#app/components/ui/typography.module.css";
import { WithoutScript } from "#app/components/ui/without-script.tsx";
import { contact } from "#app/content/contact.ts";
import { budgets, projectTypes } from "#domain/lead-options.ts";
import { site } from "#app/content/site.ts";
import { UnseenField } from "#app/forms/unseen-field.tsx";
import { fillIfEmpty } from "#app/forms/form-fields.ts";
import { contactPrefill } from "./contact-prefill.ts";
import { ContactSent } from "./contact-sent.tsx";
import { useContactForm } from "./use-contact-form.ts";

/** The project form of `/contact` (specification, sections 3 to 5). */
export function ContactForm() {
  const form = useContactForm();
  const { phase, errors, result, summaryRef, resultRef, formProps } = form;
  const mistakes = Object.entries(errors);
  usePrefill(formProps.ref);

  return (
    <form className={forms.form} aria-labelledby="project-form" {...formProps}>
      {mistakes.length > 0 && <ErrorSummary errors={mistakes} ref={summaryRef} />}
      {phase === "sent" && result && <ContactSent sent={result} ref={resultRef} />}
      <div className={forms.pair}>
        <Field name="name" label="Name" error={errors.name}>
          {(control) => <input {...control} autoComplete="name" required />}
        </Field>
        <Field name="email" label="E-mail" error={errors.email}>
          {(control) => <input {...control} type="email" autoComplete="email" required />}
        </Field>
      </div>
      <Field name="company" label="Company" error={errors.company} isOptional>
        {(control) => <input {...control} autoComplete="organization" />}
      </Field>
      <div className={forms.pair}>
        <Field name="projectType" label="Project type" error={errors.projectType} isOptional>
          {(control) => <Choice {...control} empty="Choose one" options={projectTypes} />}
        </Field>
        <Field name="budget" label="Budget" error={errors.budget} isOptional>
          {(control) => <Choice {...control} empty="Choose a range" options={budgets} />}
        </Field>
      </div>
      <Field name="message" label="Project description" error={errors.message}>
        {(control) => <textarea {...control} required placeholder={contact.formHint} />}
      </Field>
      <UnseenField />
      <SendFailed form={form} />
      <div className={forms.buttons}>
        <SubmitButton
          label={contact.send}
          busyLabel={contact.sending}
          isBusy={phase === "sending"}
        />
        <p>
          We use your details only to answer you. See our{" "}
          <Link className={typography.link} to="/privacy" prefetch="intent">
            privacy policy
          </Link>
          .
        </p>
      </div>
      <WithoutScript email={site.email} />
    </form>
  );
}

/** Fills the form from the query once the page is the visitor's own; what was typed before stays. */
function usePrefill(form: RefObject<HTMLFormElement | null>) {
  const { search, state } = useLocation();
  useEffect(() => {
    if (!form.current) return;
    const { projectType, message } = contactPrefill({ search, state });
    fillIfEmpty(form.current, "projectType", projectType);
    fillIfEmpty(form.current, "message", message);
  }, [form, search, state]);
}

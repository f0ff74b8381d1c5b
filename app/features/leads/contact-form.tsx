import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { contact } from "#app/content/contact.ts";
import { budgets, projectTypes, type Option } from "#app/content/lead-options.ts";
import { toasts } from "#app/content/messages.ts";
import { site } from "#app/content/site.ts";
import { fillIfEmpty } from "#app/lib/form-fields.ts";
import { contactPrefill } from "./contact-prefill.ts";
import { prepareContactForm, useContactForm } from "./use-contact-form.ts";

/** The project form of `/contact` (specification, sections 3 to 5). */
export function ContactForm() {
  const form = useContactForm();
  const formRef = usePrefill();
  const summaryRef = useRef<HTMLDivElement>(null);
  const resultRef = useRef<HTMLDivElement>(null);
  const { phase, errors } = form;
  const mistakes = Object.entries(errors);
  const isSending = phase === "sending";

  useEffect(() => {
    if (form.attempt > 0) summaryRef.current?.focus();
  }, [form.attempt]);
  useEffect(() => {
    if (phase === "sent" || phase === "failed") resultRef.current?.focus();
  }, [phase]);
  useEffect(() => {
    // The visitor was in the form before React was, so its focus event is past.
    if (formRef.current?.contains(document.activeElement)) prepareContactForm();
  }, [formRef]);

  return (
    <form
      className="form"
      ref={formRef}
      method="post"
      noValidate
      aria-labelledby="project-form"
      aria-busy={isSending}
      onSubmit={(event) => void form.submit(event)}
      onInput={(event) => void form.recheck(event)}
      onFocus={prepareContactForm}
    >
      {mistakes.length > 0 && <ErrorSummary errors={mistakes} ref={summaryRef} />}
      {phase === "sent" && <SentNotice ref={resultRef} />}
      <div className="form__row">
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
      <div className="form__row">
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
      {phase === "failed" && (
        <div className="alert" role="alert" tabIndex={-1} ref={resultRef}>
          <Icon name="warning" />
          <span>
            <b>{toasts.contactFailed.description}</b>
            <br />
            {form.reason}
          </span>
        </div>
      )}
      <div className="form__end">
        <button className="btn" type="submit" aria-disabled={isSending || undefined}>
          {isSending ? (
            <>
              <span className="spin" />
              {contact.sending}
            </>
          ) : (
            <>
              {contact.send}
              <Icon name="arrow" />
            </>
          )}
        </button>
        <p>
          We use your details only to answer you. See our{" "}
          <Link className="link" to="/privacy" prefetch="intent">
            privacy policy
          </Link>
          .
        </p>
      </div>
      <noscript>
        <p className="alert">
          Sending this form needs JavaScript. Write to{" "}
          <a href={`mailto:${site.email}`}>{site.email}</a> instead.
        </p>
      </noscript>
    </form>
  );
}

type ChoiceProps = React.ComponentProps<"select"> & {
  readonly empty: string;
  readonly options: readonly Option[];
};

function Choice({ empty, options, ...control }: ChoiceProps) {
  return (
    <select {...control}>
      <option value="">{empty}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function SentNotice({ ref }: { readonly ref: React.RefObject<HTMLDivElement | null> }) {
  return (
    <div className="alert alert--ok" role="status" tabIndex={-1} ref={ref}>
      <Icon name="check" />
      <span>
        <b>{toasts.contactSent.title}</b>
        <br />
        {toasts.contactSent.description}
      </span>
    </div>
  );
}

/** Fills the form from the query once the page is the visitor's own; what was typed before stays. */
function usePrefill() {
  const ref = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  useEffect(() => {
    if (!ref.current) return;
    const { projectType, message } = contactPrefill(search);
    fillIfEmpty(ref.current, "projectType", projectType);
    fillIfEmpty(ref.current, "message", message);
  }, [search]);
  return ref;
}

import { Field } from "#app/components/ui/field.tsx";
import forms from "#app/components/ui/form.module.css";
import type { FieldErrors } from "#app/forms/use-submission.ts";
import { consultation } from "#app/content/consultation.ts";
import { Fold, FormPart } from "./form-part.tsx";

const { labels, parts, more, moreYou } = consultation;

export function AboutYou({ errors }: { readonly errors: FieldErrors }) {
  return (
    <FormPart part={parts[0]}>
      <div className={forms.pair}>
        <Field name="firstName" label={labels.firstName} error={errors.firstName}>
          {(control) => <input {...control} autoComplete="given-name" required />}
        </Field>
        <Field name="lastName" label={labels.lastName} error={errors.lastName}>
          {(control) => <input {...control} autoComplete="family-name" required />}
        </Field>
        <Field name="email" label={labels.email} error={errors.email}>
          {(control) => <input {...control} type="email" autoComplete="email" required />}
        </Field>
        <Field name="phone" label={labels.phone} error={errors.phone}>
          {(control) => <input {...control} type="tel" autoComplete="tel" required />}
        </Field>
      </div>
      <Fold label={more} note={moreYou}>
        <div className={forms.pair}>
          <Field name="company" label={labels.company} error={errors.company}>
            {(control) => <input {...control} autoComplete="organization" />}
          </Field>
          <Field name="position" label={labels.position} error={errors.position}>
            {(control) => <input {...control} autoComplete="organization-title" />}
          </Field>
        </div>
      </Fold>
    </FormPart>
  );
}

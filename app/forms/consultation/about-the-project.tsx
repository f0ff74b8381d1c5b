import { Choice } from "#app/components/ui/choice.tsx";
import { Field } from "#app/components/ui/field.tsx";
import forms from "#app/components/ui/form.module.css";
import type { FieldErrors } from "#app/forms/use-submission.ts";
import { consultation } from "#app/content/consultation.ts";
import { consultationBudgets, projectTypes, timelines } from "#domain/lead-options.ts";
import { Fold, FormPart } from "./form-part.tsx";

const { labels, hints, parts, more, moreProject, chooseOne } = consultation;

export function AboutTheProject({ errors }: { readonly errors: FieldErrors }) {
  return (
    <FormPart part={parts[1]}>
      <Field name="projectTitle" label={labels.projectTitle} error={errors.projectTitle}>
        {(control) => <input {...control} required />}
      </Field>
      <Field
        name="projectDescription"
        label={labels.projectDescription}
        error={errors.projectDescription}
      >
        {(control) => <textarea {...control} required placeholder={hints.projectDescription} />}
      </Field>
      <div className={forms.pair}>
        <Field name="budget" label={labels.budget} error={errors.budget}>
          {(control) => (
            <Choice {...control} empty={chooseOne} options={consultationBudgets} required />
          )}
        </Field>
        <Field name="timeline" label={labels.timeline} error={errors.timeline}>
          {(control) => <Choice {...control} empty={chooseOne} options={timelines} required />}
        </Field>
      </div>
      <Fold label={more} note={moreProject}>
        <div className={forms.pair}>
          <Field name="projectType" label={labels.projectType} error={errors.projectType}>
            {(control) => <Choice {...control} empty={chooseOne} options={projectTypes} />}
          </Field>
          <Field name="currentWebsite" label={labels.currentWebsite} error={errors.currentWebsite}>
            {(control) => <input {...control} inputMode="url" autoComplete="url" />}
          </Field>
          <Field name="competitors" label={labels.competitors} error={errors.competitors}>
            {(control) => <input {...control} />}
          </Field>
          <Field name="targetAudience" label={labels.targetAudience} error={errors.targetAudience}>
            {(control) => <input {...control} />}
          </Field>
        </div>
        <Field name="goals" label={labels.goals} error={errors.goals}>
          {(control) => <textarea {...control} />}
        </Field>
        <Field name="additionalInfo" label={labels.additionalInfo} error={errors.additionalInfo}>
          {(control) => <textarea {...control} />}
        </Field>
      </Fold>
    </FormPart>
  );
}

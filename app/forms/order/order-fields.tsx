import { Field } from "#app/components/ui/field.tsx";
import forms from "#app/components/ui/form.module.css";
import type { FieldErrors } from "#app/forms/use-submission.ts";
import { purchase } from "#app/content/purchase.ts";
import { OrderPart } from "./order-part.tsx";

const { labels, parts } = purchase;

/** Who orders, and where the invoice goes. Card details are never asked for. */
export function OrderFields({ errors }: { readonly errors: FieldErrors }) {
  return (
    <>
      <OrderPart title={parts.contact}>
        <div className={forms.form}>
          <div className={forms.pair}>
            <Field name="name" label={labels.name} error={errors.name}>
              {(control) => <input {...control} autoComplete="name" required />}
            </Field>
            <Field name="email" label={labels.email} error={errors.email}>
              {(control) => <input {...control} type="email" autoComplete="email" required />}
            </Field>
          </div>
          <Field name="company" label={labels.company} error={errors.company} isOptional>
            {(control) => <input {...control} autoComplete="organization" />}
          </Field>
        </div>
      </OrderPart>
      <OrderPart title={parts.billing}>
        <div className={forms.form}>
          <Field name="address" label={labels.address} error={errors.address}>
            {(control) => <textarea {...control} rows={3} autoComplete="street-address" required />}
          </Field>
          <div className={forms.pair}>
            <Field name="country" label={labels.country} error={errors.country}>
              {(control) => <input {...control} autoComplete="country-name" required />}
            </Field>
            <Field name="vatId" label={labels.vatId} error={errors.vatId} isOptional>
              {(control) => <input {...control} autoComplete="off" />}
            </Field>
          </div>
          <Field name="notes" label={labels.notes} error={errors.notes} isOptional>
            {(control) => <textarea {...control} rows={3} placeholder={purchase.notesHint} />}
          </Field>
        </div>
      </OrderPart>
    </>
  );
}

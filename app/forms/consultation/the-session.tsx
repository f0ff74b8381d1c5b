import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import { useEffect, useRef } from "react";
import { Choice } from "#app/components/ui/choice.tsx";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { Field } from "#app/components/ui/field.tsx";
import forms from "#app/components/ui/form.module.css";
import type { FieldErrors } from "#app/forms/use-submission.ts";
import { consultation } from "#app/content/consultation.ts";
import { consultationTypes, preferredTimes, timezones } from "#domain/lead-options.ts";
import styles from "./choices.module.css";
import { Fold, FormPart } from "./form-part.tsx";

const { labels, hints, parts, more, moreSession, chooseOne } = consultation;

export function TheSession({ errors }: { readonly errors: FieldErrors }) {
  return (
    <FormPart part={parts[3]}>
      <div
        className={forms.field}
        role="radiogroup"
        aria-labelledby="how-to-meet"
        aria-invalid={errors.consultationType ? true : undefined}
        aria-describedby={errors.consultationType && "consultationType-error"}
      >
        <span className={forms.label} id="how-to-meet">
          {labels.consultationType}
        </span>
        <div className={styles.options}>
          {consultationTypes.map((type, index) => (
            <label key={type.value} className={cn(forms.choice, styles.option)}>
              <input
                type="radio"
                name="consultationType"
                value={type.value}
                // The error summary leads to the first choice of the group.
                id={index === 0 ? "consultationType" : undefined}
              />
              <span className={surface()}>{type.label}</span>
            </label>
          ))}
        </div>
        <FieldError name="consultationType" text={errors.consultationType} />
      </div>
      <Fold label={more} note={moreSession}>
        <div className={forms.pair}>
          <PreferredDate error={errors.preferredDate} />
          <div className={forms.field} role="radiogroup" aria-labelledby="which-time">
            <span className={forms.label} id="which-time">
              {labels.preferredTime}
            </span>
            <span className={forms.hint}>{hints.preferredTime}</span>
            <div className={cn(surface(), styles.times)}>
              {preferredTimes.map((time) => (
                <label key={time.value} className={forms.choice}>
                  <input type="radio" name="preferredTime" value={time.value} />
                  <span>{time.label}</span>
                </label>
              ))}
            </div>
          </div>
          <Field
            name="timezone"
            label={labels.timezone}
            hint={hints.timezone}
            error={errors.timezone}
          >
            {(control) => <Choice {...control} empty={chooseOne} options={timezones} />}
          </Field>
        </div>
      </Fold>
    </FormPart>
  );
}

/** The earliest day is the visitor's tomorrow, known only in the browser. */
function PreferredDate({ error }: { readonly error: string | undefined }) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const tomorrow = new Date();
    tomorrow.setDate(tomorrow.getDate() + 1);
    const [month, day] = [tomorrow.getMonth() + 1, tomorrow.getDate()].map((part) =>
      String(part).padStart(2, "0"),
    );
    if (ref.current) ref.current.min = `${tomorrow.getFullYear()}-${month}-${day}`;
  }, []);
  return (
    <Field
      name="preferredDate"
      label={labels.preferredDate}
      hint={hints.preferredDate}
      error={error}
    >
      {(control) => <input {...control} type="date" ref={ref} />}
    </Field>
  );
}

import { textClass } from "#app/components/ui/text.ts";
import parts from "#app/components/ui/part.module.css";
import { Field } from "#app/components/ui/field.tsx";
import forms from "#app/components/ui/form.module.css";
import typography from "#app/components/ui/typography.module.css";
import type { FieldErrors } from "#app/forms/use-submission.ts";
import { application } from "#app/content/sign-up.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "#app/forms/application.module.css";

const { labels, hints } = application;

type AccountPartProps = {
  readonly scope: string;
  readonly errors: FieldErrors;
  /** Who is signed in, and needs no second account. */
  readonly knownAs: string | null;
};

/** "Your sign-in", made in the same step as the application. */
export function AccountPart({ scope, errors, knownAs }: AccountPartProps) {
  return (
    <>
      <h3
        className={cn(
          typography.heading,
          typography.steady,
          parts.line,
          textClass(18),
          styles.partHeading,
        )}
      >
        {application.account}
      </h3>
      {knownAs === null ? (
        <div className={forms.pair}>
          <Field
            name="email"
            label={labels.email}
            hint={hints.email}
            error={errors.email}
            scope={scope}
          >
            {(control) => (
              <input {...control} type="email" autoComplete="email" spellCheck={false} required />
            )}
          </Field>
          <Field
            name="password"
            label={labels.password}
            hint={hints.password}
            error={errors.password}
            scope={scope}
          >
            {(control) => (
              <input {...control} type="password" autoComplete="new-password" required />
            )}
          </Field>
        </div>
      ) : (
        <p>
          {application.knownAs} <bdi className={styles.person}>{knownAs}</bdi>.{" "}
          {application.knownNote}
        </p>
      )}
    </>
  );
}

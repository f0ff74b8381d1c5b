import { row } from "#app/components/layout-kit/layout-kit.ts";
import { Link } from "react-router";
import { FieldError } from "#app/components/ui/field-error.tsx";
import forms from "#app/components/ui/form.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import type { FieldErrors } from "#app/forms/use-submission.ts";
import { cn } from "#app/lib/cn.ts";
import { consultation } from "#app/content/consultation.ts";
import styles from "./choices.module.css";
import { FormPart } from "./form-part.tsx";

const { parts, marketing } = consultation;

/** Not `required`: the browser's own message would come in place of the specified toast. */
export function Agreement({ errors }: { readonly errors: FieldErrors }) {
  const error = errors.agreeToTerms;
  return (
    <FormPart part={parts[4]}>
      <div className={cn(row(14), forms.choice, styles.tick, error && styles.refused)}>
        <input
          type="checkbox"
          name="agreeToTerms"
          id="agreeToTerms"
          aria-labelledby="terms-text"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && "agreeToTerms-error"}
        />
        <i className={styles.checkBox} aria-hidden="true">
          <Icon name="check" />
        </i>
        <span id="terms-text">
          I agree to the{" "}
          <Link className={typography.link} to="/terms" prefetch="intent">
            terms
          </Link>{" "}
          and the{" "}
          <Link className={typography.link} to="/privacy" prefetch="intent">
            privacy policy
          </Link>
          .
        </span>
      </div>
      <FieldError name="agreeToTerms" text={error} />
      <div className={cn(row(14), forms.choice, styles.tick)}>
        <input type="checkbox" name="agreeToMarketing" id="agreeToMarketing" />
        <i className={styles.checkBox} aria-hidden="true">
          <Icon name="check" />
        </i>
        <label htmlFor="agreeToMarketing">
          {marketing} <span className={cn(forms.optional, typography.quiet)}>Optional</span>
        </label>
      </div>
    </FormPart>
  );
}

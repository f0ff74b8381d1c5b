import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Link } from "react-router";
import { purchase } from "#app/content/purchase.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import styles from "./add-on-boxes.module.css";
import agreement from "./order-agreement.module.css";

/** The agreement to the terms; never a native requirement, which would speak before we do. */
export function OrderAgreement({ error }: { readonly error: string | undefined }) {
  return (
    <div className={cn(stack(8), agreement.agreement)} data-agreement="">
      <div className={cn(row(12, "top"), textClass(15))}>
        <input
          className={styles.tick}
          type="checkbox"
          name="agreeToTerms"
          id="agreeToTerms"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && "agreeToTerms-error"}
        />
        <p>
          <label htmlFor="agreeToTerms">{purchase.agree}</label>
          {". "}
          <Link to="/terms" prefetch="intent" viewTransition>
            {purchase.readTerms}
          </Link>
        </p>
      </div>
      <FieldError name="agreeToTerms" text={error} />
    </div>
  );
}

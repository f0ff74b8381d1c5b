import type { ReactNode } from "react";
import typography from "#app/components/ui/typography.module.css";
import styles from "./consultation-form.module.css";

type FormPartProps = {
  readonly part: { readonly id: string; readonly title: string; readonly note: string };
  readonly children: ReactNode;
};

/** One of the five parts of the application; `note` says what of it is required. */
export function FormPart({ part: { id, title, note }, children }: FormPartProps) {
  return (
    <fieldset id={id} aria-describedby={`${id}-note`}>
      <legend className={typography.display}>{title}</legend>
      <p className={styles.note} id={`${id}-note`}>
        {note}
      </p>
      <div className={styles.fields} data-fields="">
        {children}
      </div>
    </fieldset>
  );
}

type FoldProps = { readonly label: string; readonly note: string; readonly children: ReactNode };

/** Optional fields behind a line that names them. */
export function Fold({ label, note, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <i aria-hidden="true" />
        <span>{label}</span>
        <em>{note}</em>
      </summary>
      <div className={styles.foldBody}>{children}</div>
    </details>
  );
}

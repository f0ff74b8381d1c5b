import { cn } from "#app/lib/cn.ts";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
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
    <fieldset className={cn(parts.fieldset, parts.line)} id={id} aria-describedby={`${id}-note`}>
      <legend className={cn(typography.display, parts.legend)}>{title}</legend>
      <p className={cn(textClass(13, "quiet"), styles.note)} id={`${id}-note`}>
        {note}
      </p>
      <div className={cn(stack(24), styles.fields)} data-fields="">
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
      <summary className={cn(row(12), textClass(16, 600))}>
        <i aria-hidden="true" />
        <span>{label}</span>
        <em className={textClass(14, "quiet", 400)}>{note}</em>
      </summary>
      <div className={cn(stack(24), styles.foldBody)}>{children}</div>
    </details>
  );
}

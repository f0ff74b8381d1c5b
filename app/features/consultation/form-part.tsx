import type { ReactNode } from "react";

type FormPartProps = {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** One of the five parts of the application. */
export function FormPart({ id, title, children }: FormPartProps) {
  return (
    <fieldset id={id}>
      <legend className="d">{title}</legend>
      <div className="long__f">{children}</div>
    </fieldset>
  );
}

type FoldProps = { readonly label: string; readonly note: string; readonly children: ReactNode };

/** Optional fields behind a line that names them. */
export function Fold({ label, note, children }: FoldProps) {
  return (
    <details className="fold">
      <summary>
        <i aria-hidden="true" />
        <span>{label}</span>
        <em>{note}</em>
      </summary>
      <div className="fold__b">{children}</div>
    </details>
  );
}

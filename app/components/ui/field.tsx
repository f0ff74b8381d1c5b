import type { ReactNode } from "react";
import { FieldError } from "./field-error.tsx";
import forms from "./form.module.css";

/** What a control needs so that its label, hint and error belong to it. */
type ControlProps = {
  readonly id: string;
  readonly name: string;
  readonly className: string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
};

type FieldProps = {
  /** The field's name in the specification; also the control's `name`. */
  readonly name: string;
  readonly label: string;
  readonly error?: string;
  readonly isOptional?: boolean;
  /** Stands between label and control. */
  readonly hint?: string;
  /** Keeps ids apart where a page has several fields of one name: the control's id is `<scope>-<name>`. */
  readonly scope?: string;
  readonly children: (control: ControlProps) => ReactNode;
};

/** Label, hint, control and error of one form field, tied together for assistive technology. */
export function Field(props: FieldProps) {
  const { name, label, error, isOptional = false, hint, scope, children } = props;
  const id = scope ? `${scope}-${name}` : name;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={forms.field}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className={forms.optional}>Optional</span>}
      </label>
      {hint && (
        <span className={forms.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        name,
        className: forms.input,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      <FieldError name={id} text={error} />
    </div>
  );
}

import type { ReactNode } from "react";
import "#app/styles/form.css";
import { FieldError } from "./field-error.tsx";

/** What a control needs so that its label, hint and error belong to it. */
type ControlProps = {
  readonly id: string;
  readonly name: string;
  readonly className: string;
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
  readonly children: (control: ControlProps) => ReactNode;
};

/** Label, hint, control and error of one form field, tied together for assistive technology. */
export function Field({ name, label, error, isOptional = false, hint, children }: FieldProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {isOptional && <span className="opt">Optional</span>}
      </label>
      {hint && (
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id: name,
        name,
        className: "in",
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      <FieldError name={name} text={error} />
    </div>
  );
}

import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "#app/styles/form.css";

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
  readonly children: (control: ControlProps) => ReactNode;
};

/** Label, control and error of one form field, tied together for assistive technology. */
export function Field({ name, label, error, isOptional = false, children }: FieldProps) {
  const errorId = `${name}-error`;
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {isOptional && <span className="opt">Optional</span>}
      </label>
      {children({
        id: name,
        name,
        className: "in",
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error ? errorId : undefined,
      })}
      {error && (
        <span className="err" id={errorId}>
          <Icon name="warning" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}

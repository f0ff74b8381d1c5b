import forms from "./form.module.css";
import { Icon } from "./icon.tsx";

type FieldErrorProps = { readonly name: string; readonly text: string | undefined };

/** The message of one field, found by `<name>-error`. `Field` brings its own; groups and boxes need this. */
export function FieldError({ name, text }: FieldErrorProps) {
  if (!text) return null;
  return (
    <span className={forms.error} id={`${name}-error`}>
      <Icon name="warning" />
      <span>{text}</span>
    </span>
  );
}

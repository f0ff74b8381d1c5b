import { Icon } from "#app/components/ui/icon.tsx";

type FieldErrorProps = { readonly name: string; readonly text: string | undefined };

/** The message of a group of radio buttons or of a box; `Field` brings its own. */
export function FieldError({ name, text }: FieldErrorProps) {
  if (!text) return null;
  return (
    <span className="err" id={`${name}-error`}>
      <Icon name="warning" />
      <span>{text}</span>
    </span>
  );
}

import { Field } from "#app/components/ui/field.tsx";

type AddressFieldProps = {
  readonly name: "to" | "cc";
  readonly label: string;
  readonly addresses: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (addresses: readonly string[]) => void;
  readonly onLeave: () => void;
};

/** Addresses with commas between them. */
export function AddressField({
  name,
  label,
  addresses,
  error,
  onChange,
  onLeave,
}: AddressFieldProps) {
  return (
    <Field name={name} label={label} scope="reply" {...(error && { error })}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={addresses.join(", ")}
          onChange={(event) => onChange(split(event.target.value))}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}

/** As they are being typed: a comma at the end begins the next. */
function split(text: string): readonly string[] {
  return text.split(/[,;]/).map((part, index) => (index === 0 ? part.trimStart() : part.trim()));
}

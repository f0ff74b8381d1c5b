import forms from "#app/components/ui/form.module.css";
import { cn } from "#app/lib/cn.ts";
type FilterSelectProps<Value extends string> = {
  readonly name: string;
  /** Its name for screen readers; what it stands on says it to the eye: `All tiers`. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
};

/** A choice of many in the bar above a list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { name, label, value, options, onChange, className } = props;
  return (
    <select
      className={cn(forms.input, className)}
      name={name}
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

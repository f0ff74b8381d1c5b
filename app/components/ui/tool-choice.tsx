import forms from "./form.module.css";
import tool from "./tool-choice.module.css";
export type Choice = { readonly value: string; readonly label: string };

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Choice[];
  readonly onChoose: (value: string) => void;
  /** Shows the label beside the control, not only to assistive technology. */
  readonly isLabelled?: boolean;
  /** Of the control, for what leads to it. */
  readonly id?: string;
};

/** A small select of the toolbar. A value that is none of its options is shown as it is. */
export function ToolChoice({
  label,
  value,
  options,
  onChoose,
  isLabelled = false,
  id,
}: ChoiceProps) {
  const isKnown = options.some((option) => option.value === value);
  const select = (
    <select
      className={forms.input}
      id={id}
      aria-label={isLabelled ? undefined : label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
  if (!isLabelled) return select;
  return (
    <label className={tool.tool}>
      <span>{label}</span>
      {select}
    </label>
  );
}

/** One choice of a list: what is stored, and what people read. */
export type Option<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
};

/** The label of a stored value; the raw value when it is none of the list, and `null` when it is empty. */
export function optionLabel(options: readonly Option[], value: string | null): string | null {
  if (!value) return null;
  return options.find((option) => option.value === value)?.label ?? value;
}

type Option = { readonly value: string; readonly label: string };

type ChoiceProps = React.ComponentProps<"select"> & {
  /** What stands in the field while nothing is chosen. */
  readonly empty: string;
  readonly options: readonly Option[];
};

/** A select whose first entry means that nothing was chosen and sends an empty string. */
export function Choice({ empty, options, ...control }: ChoiceProps) {
  return (
    <select {...control}>
      <option value="">{empty}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

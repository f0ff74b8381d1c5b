import { useId } from "react";
import { row, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./option-cards.module.css";
import parts from "./part.module.css";
import { textClass } from "./text.ts";
import typography from "./typography.module.css";

type OptionCardsProps<Value extends string> = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly text: string;
  }[];
  /** At first. */
  readonly chosen: Value;
  readonly onChoose?: (value: Value) => void;
};

/** One of a few, each with what it means. Uncontrolled, like the form around it. */
export function OptionCards<Value extends string>(props: OptionCardsProps<Value>) {
  const { name, label, options, chosen, onChoose } = props;
  const id = useId();
  return (
    <fieldset className={cn(parts.fieldset, stack(8), styles.options)}>
      <legend className={textClass(14, 600)}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={cn(surface(), row(12, "top"))}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === chosen}
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={`${id}-${option.value}-text`}
            onChange={() => onChoose?.(option.value)}
          />
          <span className={typography.quiet}>
            <b className={textClass(14, 600)} id={`${id}-${option.value}`}>
              {option.label}
            </b>
            <span id={`${id}-${option.value}-text`}>{option.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

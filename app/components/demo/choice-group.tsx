import { useId } from "react";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import demoParts from "./demo-parts.module.css";
import styles from "./choice-group.module.css";

const shapes = { segment: styles.segment, pills: styles.pills };

type ChoiceOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** A number beside the label. */
  readonly count?: number;
};

type ChoiceGroupProps<Value extends string> = {
  readonly label: string;
  /** Shows the label before the choices; otherwise it is read out only. */
  readonly isLabelShown?: boolean;
  /** `segment` is one closed bar, `pills` are free-standing. */
  readonly shape: keyof typeof shapes;
  readonly options: readonly ChoiceOption<Value>[];
  /** Null when none of them is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
  /** Of what holds the choices. */
  readonly listClassName?: string;
  /** Of what is seen of a choice. */
  readonly optionClassName?: string;
};

/** One of a few, all in sight: native radio buttons in a named group. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, isLabelShown = false, shape, options, value, onChange } = props;
  const { className, listClassName, optionClassName } = props;
  const name = useId();
  return (
    <fieldset
      className={cn(cluster(0), styles.group, shapes[shape], className)}
      role="radiogroup"
      aria-label={label}
    >
      {isLabelShown && (
        <span className={textClass(13, "quiet", 560)} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={cn(styles.choices, listClassName)}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              className={demoParts.overlaid}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={cn(row(6), textClass(14, 600), optionClassName)}>
              {option.label}
              {option.count !== undefined && (
                <small className={textClass(12, "quiet")}> {option.count}</small>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

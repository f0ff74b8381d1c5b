import { row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./switch-field.module.css";

type SwitchFieldProps = {
  readonly id: string;
  readonly label: string;
  /** What follows from how it stands. */
  readonly text: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
};

/** Turns something on or off and says what that means. */
export function SwitchField({ id, label, text: words, isOn, onTurn }: SwitchFieldProps) {
  return (
    <div className={cn(row(14, "top"), styles.field)}>
      <button
        id={id}
        className={styles.switch}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        onClick={() => onTurn(!isOn)}
      />
      <div>
        <label className={cn(textClass(15, 600), styles.label)} htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        <p className={textClass(14, "quiet")} id={`${id}-text`}>
          {words}
        </p>
      </div>
    </div>
  );
}

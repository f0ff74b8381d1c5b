import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import shapes from "./demo-shapes.module.css";
import styles from "./stepper.module.css";

type StepperProps = {
  readonly value: number;
  /** What is counted, for the names of the buttons: `Aria wireless headphones`. */
  readonly thing: string;
  /** Below this the minus does nothing. */
  readonly min?: number;
  readonly onChange: (value: number) => void;
  readonly className?: string;
};

/**
 * A number with a minus and a plus. It is not read out on its own: the demo says what changed. At its floor the minus
 * keeps the focus and does nothing.
 */
export function Stepper({ value, thing, min = 0, onChange, className }: StepperProps) {
  const isAtFloor = value <= min;
  return (
    <div className={cn(styles.stepper, className)} role="group" aria-label={`Quantity of ${thing}`}>
      <button
        type="button"
        aria-label={`One ${thing} less`}
        aria-disabled={isAtFloor || undefined}
        onClick={() => isAtFloor || onChange(value - 1)}
      >
        <Icon name="minus" className={shapes.icon16} />
      </button>
      <output aria-live="off">{value}</output>
      <button type="button" aria-label={`One ${thing} more`} onClick={() => onChange(value + 1)}>
        <Icon name="plus" className={shapes.icon16} />
      </button>
    </div>
  );
}

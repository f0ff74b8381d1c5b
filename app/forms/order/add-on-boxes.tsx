import typography from "#app/components/ui/typography.module.css";
import type { AddOn } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { formatMoney } from "#domain/money.ts";
import styles from "./add-on-boxes.module.css";
import order from "./order-form.module.css";

type AddOnBoxesProps = {
  readonly addOns: readonly AddOn[];
  readonly hint: string;
  /** Put away while something else is chosen: what is ticked is kept and not sent. */
  readonly isAway: boolean;
};

/** The add-ons of packages or those of plans, the two readings of the specification's prices, as boxes to tick. */
export function AddOnBoxes({ addOns, hint, isAway }: AddOnBoxesProps) {
  return (
    <fieldset className={order.part} hidden={isAway} disabled={isAway}>
      <legend className={typography.heading}>{purchase.parts.addOns}</legend>
      <p className={typography.quiet}>{hint}</p>
      <ul className={styles.extras}>
        {addOns.map((addOn) => (
          <li key={addOn.id}>
            <label>
              <input className={styles.tick} type="checkbox" name="addOns" value={addOn.id} />
              <span className={styles.name}>
                <b>{addOn.name}</b> <span>{addOn.description}</span>
              </span>
              <span className={styles.price}>
                <b className={typography.display}>+{formatMoney(addOn.price)}</b>
                {addOn.isMonthly && <span>/month</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

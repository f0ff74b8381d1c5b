import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { AddOn } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { formatMoney } from "#domain/money.ts";
import styles from "./add-on-boxes.module.css";
import { OrderPart } from "./order-part.tsx";

type AddOnBoxesProps = {
  readonly addOns: readonly AddOn[];
  readonly hint: string;
  /** Put away while something else is chosen: what is ticked is kept and not sent. */
  readonly isAway: boolean;
};

/** The add-ons of packages or those of plans, the two readings of the specification's prices, as boxes to tick. */
export function AddOnBoxes({ addOns, hint, isAway }: AddOnBoxesProps) {
  return (
    <OrderPart title={purchase.parts.addOns} hidden={isAway} disabled={isAway}>
      <p className={cn(typography.quiet, styles.hint)}>{hint}</p>
      <ul>
        {addOns.map((addOn) => (
          <li key={addOn.id}>
            <label className={styles.extra}>
              <input className={styles.tick} type="checkbox" name="addOns" value={addOn.id} />
              <span>
                <b className={cn(textClass(16, 600), styles.name)}>{addOn.name}</b>{" "}
                <span className={textClass(15, "quiet")}>{addOn.description}</span>
              </span>
              <span className={styles.price}>
                <b className={cn(typography.display, typography.steady)}>
                  +{formatMoney(addOn.price)}
                </b>
                {addOn.isMonthly && <span className={textClass(14, "quiet")}>/month</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </OrderPart>
  );
}

import typography from "#app/components/ui/typography.module.css";
import type { AddOn } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { formatMoney } from "#domain/money.ts";

type AddOnBoxesProps = {
  readonly addOns: readonly AddOn[];
  readonly hint: string;
  /** Put away while something else is chosen: what is ticked is kept and not sent. */
  readonly isAway: boolean;
};

/** The add-ons of packages or those of plans, the two readings of the specification's prices, as boxes to tick. */
export function AddOnBoxes({ addOns, hint, isAway }: AddOnBoxesProps) {
  return (
    <fieldset className="order__part" hidden={isAway} disabled={isAway}>
      <legend className={typography.heading}>{purchase.parts.addOns}</legend>
      <p className={typography.quiet}>{hint}</p>
      <ul className="extras">
        {addOns.map((addOn) => (
          <li key={addOn.id}>
            <label>
              <input className="tick" type="checkbox" name="addOns" value={addOn.id} />
              <span className="extras__n">
                <b>{addOn.name}</b> <span>{addOn.description}</span>
              </span>
              <span className="extras__p">
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

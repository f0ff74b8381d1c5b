import { packageAddOns } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { formatMoney } from "#app/lib/money.ts";

/** The add-ons of packages, reading 2 of the specification's prices, as boxes to tick. */
export function AddOnBoxes() {
  return (
    <fieldset className="order__part">
      <legend className="h">{purchase.parts.addOns}</legend>
      <p className="muted">{purchase.parts.addOnsHint}</p>
      <ul className="extras">
        {packageAddOns.map((addOn) => (
          <li key={addOn.id}>
            <label>
              <input className="tick" type="checkbox" name="addOns" value={addOn.id} />
              <span className="extras__n">
                <b>{addOn.name}</b> <span>{addOn.description}</span>
              </span>
              <span className="extras__p">
                <b className="d">+{formatMoney(addOn.price)}</b>
                {addOn.isMonthly && <span>/month</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

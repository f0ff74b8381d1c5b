import { FieldError } from "#app/components/ui/field-error.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { deliveryTime, projectPackages } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { formatMoney, savePercent } from "#domain/money.ts";

/** The three packages as small tickets. With the plans below they are one choice. */
export function PackagePicks({ error }: { readonly error: string | undefined }) {
  return (
    <fieldset className="order__part" aria-describedby={error && "item-error"}>
      <legend className={typography.heading}>{purchase.parts.package}</legend>
      <div className="order-picks">
        {projectPackages.map((pack, index) => (
          <label key={pack.id} className="order-pick">
            <input
              type="radio"
              name="item"
              value={`package:${pack.id}`}
              // The error summary leads to the first.
              id={index === 0 ? "item" : undefined}
              required
            />
            <span className="order-pick__m">
              <span className={typography.heading}>{pack.name}</span>
              <span>{pack.description}</span>
              <span className="order-pick__t">{deliveryTime(pack)}</span>
            </span>
            <span className="order-pick__s">
              <span>
                <s>
                  <span className={typography.visuallyHidden}>{purchase.summary.was} </span>
                  {formatMoney(pack.originalPrice)}
                </s>{" "}
                <span className="order-pick__save">
                  {purchase.summary.save(savePercent(pack.price, pack.originalPrice))}
                </span>
              </span>
              <b className={typography.display}>{formatMoney(pack.price)}</b>
            </span>
            <span className="order-pick__c" aria-hidden="true">
              <Icon name="check" />
            </span>
          </label>
        ))}
      </div>
      <FieldError name="item" text={error} />
    </fieldset>
  );
}

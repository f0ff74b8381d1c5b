import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import forms from "#app/components/ui/form.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { deliveryTime, projectPackages } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { formatMoney, savePercent } from "#domain/money.ts";
import { OrderPart } from "./order-part.tsx";
import picks from "./order-picks.module.css";

/** The three packages as small tickets. With the plans below they are one choice. */
export function PackagePicks({ error }: { readonly error: string | undefined }) {
  return (
    <OrderPart title={purchase.parts.package} aria-describedby={error && "item-error"}>
      <div className={picks.picks}>
        {projectPackages.map((pack, index) => (
          <label key={pack.id} className={cn(forms.choice, surface("large"), picks.pick)}>
            <input
              type="radio"
              name="item"
              value={`package:${pack.id}`}
              // The error summary leads to the first.
              id={index === 0 ? "item" : undefined}
              required
            />
            <span className={cn(textClass(15, "quiet"), picks.words)}>
              <span className={cn(typography.heading, typography.steady, picks.name)}>
                {pack.name}
              </span>
              <span>{pack.description}</span>
              <span className={picks.terms}>{deliveryTime(pack)}</span>
            </span>
            <span className={picks.price}>
              <span>
                <s>
                  <span className={typography.visuallyHidden}>{purchase.summary.was} </span>
                  {formatMoney(pack.originalPrice)}
                </s>{" "}
                <span className={picks.saving}>
                  {purchase.summary.save(savePercent(pack.price, pack.originalPrice))}
                </span>
              </span>
              <b className={typography.display}>{formatMoney(pack.price)}</b>
            </span>
            <span className={picks.check} aria-hidden="true">
              <Icon name="check" />
            </span>
          </label>
        ))}
      </div>
      <FieldError name="item" text={error} />
    </OrderPart>
  );
}

import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { subscriptionPlans } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { formatMoney } from "#domain/money.ts";
import { carried } from "#app/lib/carried.ts";
import { orderedPlans } from "./order-choice.ts";

const agreed = subscriptionPlans.filter(({ price }) => price === null);

/** The monthly plans that have a price; the others begin with a talk. */
export function PlanPicks() {
  return (
    <fieldset className="order__part">
      <legend className={typography.heading}>{purchase.parts.plan}</legend>
      <div className="order-picks">
        {orderedPlans.map((plan) => (
          <label key={plan.id} className="order-pick">
            <input type="radio" name="item" value={`plan:${plan.id}`} required />
            <span className="order-pick__m">
              <span className={typography.heading}>{plan.name}</span>
              <span>{plan.description}</span>
              <span className="order-pick__t">{plan.users}</span>
            </span>
            <span className="order-pick__s">
              <span>{purchase.planTerm}</span>
              <b className={typography.display}>
                {formatMoney(plan.price)} <small>{purchase.summary.monthlyUnit}</small>
              </b>
            </span>
            <span className="order-pick__c" aria-hidden="true">
              <Icon name="check" />
            </span>
          </label>
        ))}
        {agreed.map((plan) => (
          <Link
            key={plan.id}
            className="order-pick order-pick--talk"
            to="/contact"
            state={{ about: plan.name }}
            data-carry={carried({ about: plan.name })}
            prefetch="intent"
            viewTransition
          >
            <span className="order-pick__m">
              <span className={typography.heading}>{plan.name}</span>
              <span>{plan.description}</span>
              <span className="order-pick__t">{plan.users}</span>
            </span>
            <span className="order-pick__s">
              <span>{purchase.planOnRequest}</span>
              <span className="order-pick__go">
                {plan.cta}
                <Icon name="arrow" />
              </span>
            </span>
          </Link>
        ))}
      </div>
    </fieldset>
  );
}

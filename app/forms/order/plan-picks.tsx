import { surface } from "#app/components/layout-kit/layout-kit.ts";
import forms from "#app/components/ui/form.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { subscriptionPlans } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { formatMoney } from "#domain/money.ts";
import { carried } from "#app/lib/carried.ts";
import { cn } from "#app/lib/cn.ts";
import { orderedPlans } from "./order-choice.ts";
import { OrderPart } from "./order-part.tsx";
import picks from "./order-picks.module.css";

const agreed = subscriptionPlans.filter(({ price }) => price === null);

/** The monthly plans that have a price; the others begin with a talk. */
export function PlanPicks() {
  return (
    <OrderPart title={purchase.parts.plan}>
      <div className={picks.picks}>
        {orderedPlans.map((plan) => (
          <label key={plan.id} className={cn(forms.choice, surface("large"), picks.pick)}>
            <input type="radio" name="item" value={`plan:${plan.id}`} required />
            <span className={cn(textClass(15, "quiet"), picks.words)}>
              <span className={cn(typography.heading, typography.steady, picks.name)}>
                {plan.name}
              </span>
              <span>{plan.description}</span>
              <span className={picks.terms}>{plan.users}</span>
            </span>
            <span className={picks.price}>
              <span>{purchase.planTerm}</span>
              <b className={typography.display}>
                {formatMoney(plan.price)} <small>{purchase.summary.monthlyUnit}</small>
              </b>
            </span>
            <span className={picks.check} aria-hidden="true">
              <Icon name="check" />
            </span>
          </label>
        ))}
        {agreed.map((plan) => (
          <Link
            key={plan.id}
            className={cn(surface("large"), picks.pick, picks.talk)}
            to="/contact"
            state={{ about: plan.name }}
            data-carry={carried({ about: plan.name })}
            prefetch="intent"
            viewTransition
          >
            <span className={cn(textClass(15, "quiet"), picks.words)}>
              <span className={cn(typography.heading, typography.steady, picks.name)}>
                {plan.name}
              </span>
              <span>{plan.description}</span>
              <span className={picks.terms}>{plan.users}</span>
            </span>
            <span className={picks.price}>
              <span>{purchase.planOnRequest}</span>
              <span className={picks.more}>
                {plan.cta}
                <Icon name="arrow" />
              </span>
            </span>
          </Link>
        ))}
      </div>
    </OrderPart>
  );
}

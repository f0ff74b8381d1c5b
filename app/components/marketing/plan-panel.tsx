import { Link } from "react-router";
import { cluster, row, surface } from "#app/components/layout-kit/layout-kit.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { AppPath } from "#app/content/app-path.ts";
import type { SubscriptionPlan } from "#app/content/pricing.ts";
import { carried } from "#app/lib/carried.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import marks from "./marks.module.css";
import styles from "./plan-panel.module.css";

type PlanLabels = {
  readonly popular: string;
  readonly perMonth: string;
  readonly onRequest: string;
  readonly onRequestUnit: string;
  readonly facts: Readonly<Record<"users" | "storage" | "support", string>>;
};

type PlanPanelProps = {
  readonly plans: readonly SubscriptionPlan[];
  readonly labels: PlanLabels;
  /** Where a plan is asked for; its id travels in the navigation state (decision C1). */
  readonly to: AppPath;
};

/** The monthly plans side by side, compared row by row. The sheet counts on seven facts a plan. */
export function PlanPanel({ plans, labels, to }: PlanPanelProps) {
  return (
    <div className={cn(styles.plans, surface("large"))}>
      {plans.map((plan) => (
        <article
          key={plan.id}
          className={cn(
            styles.plan,
            plan.isPopular && cn(styles.popular, layout.onSky, marks.night, marks.rounded),
          )}
          aria-labelledby={`plan-${plan.id}`}
        >
          <header className={cn(cluster(0), styles.head)}>
            <h3
              className={cn(typography.heading, textClass(24), marks.light)}
              id={`plan-${plan.id}`}
            >
              {plan.name}
            </h3>
            {plan.isPopular && (
              <span className={cn(styles.badge, marks.label, row(0), textClass(13, 650))}>
                {labels.popular}
              </span>
            )}
            <p>{plan.description}</p>
          </header>
          <PlanPrice price={plan.price} labels={labels} />
          <Link
            to={to}
            state={{ about: plan.name }}
            data-carry={carried({ about: plan.name })}
            className={buttonClass(plan.isPopular ? "primary" : "line")}
            prefetch="intent"
            viewTransition
          >
            {plan.cta}
          </Link>
          <dl className={styles.facts}>
            <Fact label={labels.facts.users} value={plan.users} />
            <Fact label={labels.facts.storage} value={plan.storage} />
            <Fact label={labels.facts.support} value={plan.support} />
            {plan.features.map((feature) => (
              <Fact key={feature.label} {...feature} />
            ))}
          </dl>
        </article>
      ))}
    </div>
  );
}

type PlanPriceProps = { readonly price: number | null; readonly labels: PlanLabels };

function PlanPrice({ price, labels }: PlanPriceProps) {
  return (
    <p className={cn(styles.price, cluster(12, "baseline"))}>
      <b className={cn(typography.display, marks.lightOnPhones)}>
        {price === null ? labels.onRequest : formatMoney(price)}
      </b>{" "}
      <span>{price === null ? labels.onRequestUnit : labels.perMonth}</span>
    </p>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

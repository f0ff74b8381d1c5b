import { Fragment } from "react";
import badges from "#app/components/ui/badge.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { featureGroups } from "#app/content/features.ts";
import { featuresPage } from "#app/content/features-page.ts";
import { planComparison, type PlanShare } from "#app/content/plan-comparison.ts";
import { subscriptionPlans, type SubscriptionPlan } from "#app/content/pricing.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import styles from "./plan-table.module.css";

const labels = featuresPage.comparison;
const limits = [
  { name: "Users", of: (plan: SubscriptionPlan) => plan.users },
  { name: "Storage", of: (plan: SubscriptionPlan) => plan.storage },
  { name: "Support", of: (plan: SubscriptionPlan) => plan.support },
];

/** Plan by feature, with the plans' own limits below. On a narrow screen every cell names its plan. */
export function PlanTable() {
  return (
    <table className={cn(textClass(15), ruled.line, styles.table)}>
      <caption className={typography.quiet}>{labels.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.feature}</th>
          {subscriptionPlans.map((plan) => (
            <PlanHead key={plan.id} plan={plan} />
          ))}
        </tr>
      </thead>
      {featureGroups.map((group) => (
        <tbody key={group.name}>
          <GroupHead name={group.name} />
          {group.features.map(({ id, title }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`#${id}`}>{title}</a>
              </th>
              {subscriptionPlans.map((plan) => (
                <Cell key={plan.id} plan={plan} share={planComparison[id][plan.id]} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      <tbody>
        <GroupHead name={labels.limits} />
        {limits.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {subscriptionPlans.map((plan) => (
              <td key={plan.id} data-plan={plan.name} data-limit="">
                {of(plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlanHead({ plan }: { readonly plan: SubscriptionPlan }) {
  const { name, price, isPopular } = plan;
  return (
    <th scope="col">
      {isPopular && <span className={cn(badges.badge, styles.popular)}>{labels.popular}</span>}
      <span className={cn(typography.heading, textClass(20), styles.name)}>{name}</span>
      <span className={cn(typography.quiet, styles.price)}>
        {price === null ? labels.onRequest : `${formatMoney(price)} ${labels.perMonth}`}
      </span>
    </th>
  );
}

function GroupHead({ name }: { readonly name: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={4} className={typography.label}>
        {name}
      </th>
    </tr>
  );
}

type CellProps = { readonly plan: SubscriptionPlan; readonly share: PlanShare };

function Cell({ plan, share }: CellProps) {
  return (
    <td data-plan={plan.name} data-missing={share === false || undefined}>
      {share === false ? (
        labels.missing
      ) : (
        <Fragment>
          <Icon name="check" />
          {share === true ? labels.included : share}
        </Fragment>
      )}
    </td>
  );
}

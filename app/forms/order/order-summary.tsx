import type { ReactNode } from "react";
import typography from "#app/components/ui/typography.module.css";
import { deliveryTime, packageFacts } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { formatMoney, savePercent } from "#domain/money.ts";
import type { ChosenPackage, ChosenPlan, OrderChoice } from "./order-choice.ts";
import bill from "./order-summary.module.css";
import { orderTotal } from "./order-total.ts";

const labels = purchase.summary;

/** What is in the order and what it comes to; once and monthly stay apart. */
export function OrderSummary({ choice }: { readonly choice: OrderChoice }) {
  const { item, addOns } = choice;
  return (
    <>
      <h2 className={typography.heading}>{labels.title}</h2>
      {!item && <p className={bill.nothing}>{labels.none}</p>}
      {item?.kind === "package" && <PackageLines pack={item.of} />}
      {item?.kind === "plan" && <PlanLines plan={item.of} />}
      {addOns.length > 0 && (
        <ul className={bill.addOns}>
          {addOns.map((addOn) => (
            <li key={addOn.id}>
              <span>{addOn.name}</span>{" "}
              <b>
                +{formatMoney(addOn.price)}
                {addOn.isMonthly && "/month"}
              </b>
            </li>
          ))}
        </ul>
      )}
      <div className={bill.total} aria-live="polite">
        <Totals choice={choice} />
      </div>
      {item && (
        <p className={bill.note}>
          {labels.tax} {noteOf(choice)}
        </p>
      )}
    </>
  );
}

function Totals({ choice }: { readonly choice: OrderChoice }) {
  const { once, monthly } = orderTotal(choice);
  switch (choice.item?.kind) {
    case "package":
      return (
        <>
          <p>
            <span>{labels.once}</span> <b className={typography.display}>{formatMoney(once)}</b>
          </p>
          {monthly > 0 && (
            <p>
              <span>{labels.monthly}</span>{" "}
              <b className={typography.heading}>
                {formatMoney(monthly)} {labels.monthlyUnit}
              </b>
            </p>
          )}
        </>
      );
    case "plan":
      return (
        <p>
          <span>{labels.everyMonth}</span>{" "}
          <b className={typography.display}>{formatMoney(monthly)}</b>
        </p>
      );
    case undefined:
      return null;
  }
}

function noteOf({ item, addOns }: OrderChoice): string {
  if (item?.kind === "plan") return labels.planNote;
  return addOns.some(({ isMonthly }) => isMonthly) ? labels.monthlyNote : "";
}

function PackageLines({ pack }: { readonly pack: ChosenPackage }) {
  return (
    <>
      <div className={bill.item}>
        <h3>{pack.name}</h3>
        <p>
          <span className={bill.before}>
            <span className={typography.visuallyHidden}>{labels.was} </span>
            <s>{formatMoney(pack.originalPrice)}</s>
          </span>{" "}
          <b>
            <span className={typography.visuallyHidden}>{labels.now} </span>
            {formatMoney(pack.price)}
          </b>{" "}
          <span className={bill.saving}>
            {labels.save(savePercent(pack.price, pack.originalPrice))}
          </span>
        </p>
      </div>
      <Facts>
        <Fact term="delivery" value={deliveryTime(pack)} />
        {packageFacts(pack).map(({ label, value }) => (
          <Fact key={label} term={label} value={value} />
        ))}
      </Facts>
    </>
  );
}

function PlanLines({ plan }: { readonly plan: ChosenPlan }) {
  return (
    <>
      <div className={bill.item}>
        <h3>{plan.name}</h3>
        <p>
          <b>
            {formatMoney(plan.price)} {labels.monthlyUnit}
          </b>
        </p>
      </div>
      <Facts>
        <Fact term="users" value={plan.users} />
        <Fact term="storage" value={plan.storage} />
        <Fact term="support" value={plan.support} />
      </Facts>
    </>
  );
}

function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={bill.facts}>{children}</dl>;
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

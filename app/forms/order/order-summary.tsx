import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cluster, row, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
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
      <h2 className={cn(typography.heading, textClass(24))}>{labels.title}</h2>
      {!item && <p className={bill.quiet}>{labels.none}</p>}
      {item?.kind === "package" && <PackageLines pack={item.of} />}
      {item?.kind === "plan" && <PlanLines plan={item.of} />}
      {addOns.length > 0 && (
        <ul className={cn(stack(8), bill.addOns)}>
          {addOns.map((addOn) => (
            <li key={addOn.id} className={row(16, "top")}>
              <span>{addOn.name}</span>{" "}
              <b className={textClass(16, 600)}>
                +{formatMoney(addOn.price)}
                {addOn.isMonthly && "/month"}
              </b>
            </li>
          ))}
        </ul>
      )}
      <div className={cn(stack(10), bill.total)} aria-live="polite">
        <Totals choice={choice} />
      </div>
      {item && (
        <p className={cn(textClass(14), bill.quiet)}>
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
          <p className={spread(0, "baseline")}>
            <span>{labels.once}</span>{" "}
            <b className={cn(typography.display, bill.figure)}>{formatMoney(once)}</b>
          </p>
          {monthly > 0 && (
            <p className={spread(0, "baseline")}>
              <span>{labels.monthly}</span>{" "}
              <b className={cn(typography.heading, textClass(18))}>
                {formatMoney(monthly)} {labels.monthlyUnit}
              </b>
            </p>
          )}
        </>
      );
    case "plan":
      return (
        <p className={spread(0, "baseline")}>
          <span>{labels.everyMonth}</span>{" "}
          <b className={cn(typography.display, bill.figure)}>{formatMoney(monthly)}</b>
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
      <div className={cn(stack(6), bill.item)}>
        <h3 className={textClass(18, 600)}>{pack.name}</h3>
        <p className={cluster(0)}>
          <span className={bill.quiet}>
            <span className={typography.visuallyHidden}>{labels.was} </span>
            <s>{formatMoney(pack.originalPrice)}</s>
          </span>{" "}
          <b className={textClass(16, 600)}>
            <span className={typography.visuallyHidden}>{labels.now} </span>
            {formatMoney(pack.price)}
          </b>{" "}
          <span className={cn(textClass(14, 650), bill.saving)}>
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
      <div className={cn(stack(6), bill.item)}>
        <h3 className={textClass(18, 600)}>{plan.name}</h3>
        <p className={cluster(0)}>
          <b className={textClass(16, 600)}>
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
  return <dl className={cn(textClass(15), bill.facts)}>{children}</dl>;
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt className={cn(textClass(14), bill.quiet)}>{term}</dt>
      <dd className={textClass(15, 600)}>{value}</dd>
    </div>
  );
}

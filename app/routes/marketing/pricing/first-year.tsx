import layout from "#app/components/layout-kit/layout-kit.module.css";
import sections from "#app/components/marketing/section.module.css";
import typography from "#app/components/ui/typography.module.css";
import { pricingPage } from "#app/content/pricing-page.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import pricing from "./pricing.module.css";

/** A package, then a plan: what the first year of both comes to. */
export function FirstYear() {
  const { lines, text, package: pack, plan, months, total } = pricingPage.both;
  const aYear = plan.price * months;
  const aMonth = `${formatMoney(plan.price)} a month`;
  return (
    <section className={sections.section}>
      <div className={cn(layout.pageWidth, pricing.both)}>
        <div>
          <h2 className={typography.display}>
            <span>{lines[0]} </span>
            <span>{lines[1]}</span>
          </h2>
          <p className={typography.quiet}>{text}</p>
        </div>
        <ol className={pricing.calculation}>
          <li>
            <span>{pack.name}</span> <b className={typography.display}>{formatMoney(pack.price)}</b>{" "}
            <i>once</i>
          </li>
          <li>
            <span>
              {plan.name}, {months} months
            </span>{" "}
            <b className={typography.display}>{formatMoney(aYear)}</b> <i>{aMonth}</i>
          </li>
          <li className={pricing.total}>
            <span>{total}</span>{" "}
            <b className={typography.display}>{formatMoney(pack.price + aYear)}</b>{" "}
            <i>then {aMonth}</i>
          </li>
        </ol>
      </div>
    </section>
  );
}

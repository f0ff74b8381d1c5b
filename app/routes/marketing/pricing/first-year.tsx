import { pricingPage } from "#app/content/pricing-page.ts";
import { formatMoney } from "#domain/money.ts";

/** A package, then a plan: what the first year of both comes to. */
export function FirstYear() {
  const { lines, text, package: pack, plan, months, total } = pricingPage.both;
  const aYear = plan.price * months;
  const aMonth = `${formatMoney(plan.price)} a month`;
  return (
    <section className="sec">
      <div className="wrap both">
        <div>
          <h2 className="d">
            <span>{lines[0]} </span>
            <span>{lines[1]}</span>
          </h2>
          <p className="muted">{text}</p>
        </div>
        <ol className="sum">
          <li>
            <span>{pack.name}</span> <b className="d">{formatMoney(pack.price)}</b> <i>once</i>
          </li>
          <li>
            <span>
              {plan.name}, {months} months
            </span>{" "}
            <b className="d">{formatMoney(aYear)}</b> <i>{aMonth}</i>
          </li>
          <li className="sum__t">
            <span>{total}</span> <b className="d">{formatMoney(pack.price + aYear)}</b>{" "}
            <i>then {aMonth}</i>
          </li>
        </ol>
      </div>
    </section>
  );
}

import { Link } from "react-router";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import { productsPage } from "#app/content/products.ts";
import { formatMoney } from "#domain/money.ts";

/** What "from" means, and the plan that holds several of the nine. */
export function StartingPrices() {
  const { lines, items, plan } = productsPage.fine;
  return (
    <section className="sec sec--inset" aria-labelledby="starting-prices">
      <div className="wrap">
        <SectionHead lines={lines} id="starting-prices" />
        <ul className="fine">
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="h">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
          <li>
            <h3 className="h">{plan.title}</h3>
            <p>{plan.text(formatMoney(plan.plan.price))}</p>
            <Link className="link" to="/pricing#plans" prefetch="intent" viewTransition>
              Compare the plans
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}

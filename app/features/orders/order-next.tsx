import { deliveryTime, packageFacts } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import type { OrderChoice } from "./order-choice.ts";

/** What happens after the order, in four steps; two of them depend on the package. */
export function OrderNext({ choice }: { readonly choice: OrderChoice }) {
  const steps = [...purchase.next, ...stepsOfPackage(choice)];
  return (
    <section className="sec sec--inset" aria-labelledby="next">
      <div className="wrap">
        <h2 className="d next__h" id="next">
          {purchase.nextTitle}
        </h2>
        <ol className="next">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="h">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className="next__g">
          <h3 className="h">{purchase.guarantee.title}</h3>
          <p>{purchase.guarantee.text}</p>
        </div>
      </div>
    </section>
  );
}

function stepsOfPackage({ pack, addOns }: OrderChoice) {
  if (!pack) return purchase.nextOfAny;
  const isRushed = addOns.some(({ id }) => id === "rush-delivery");
  const support = packageFacts(pack).find(({ label }) => label === "support");
  return [
    { title: purchase.delivery(deliveryTime(pack)), text: purchase.deliveryText(isRushed) },
    {
      title: purchase.revisions(pack.revisions),
      text: purchase.revisionsText(support?.value ?? ""),
    },
  ];
}

import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";
import { purchase } from "#app/content/purchase.ts";
import { OrderConfirmation } from "#app/features/orders/order-confirmation.tsx";
import { OrderForm } from "#app/features/orders/order-form.tsx";
import { OrderNext } from "#app/features/orders/order-next.tsx";
import { useOrderForm } from "#app/features/orders/use-order-form.ts";
import "#app/styles/purchase.css";

export function meta() {
  return pageMeta({ ...purchase.meta, path: "/purchase", isIndexed: false });
}

/** The order page (decision D31): titled for the package the visitor comes with, or a choice of the three. */
export default function PurchasePage() {
  const { result, resultRef, ...form } = useOrderForm();
  const { choice, phase } = form;
  const lines = choice.pack ? purchase.headlineFor(choice.pack.name) : purchase.headline;
  return (
    <main id="main">
      <BarHero className="hero--order" lines={lines} text={purchase.text} />
      <div className="sec sec--order">
        <div className="wrap">
          {phase === "sent" && result ? (
            <OrderConfirmation placed={result} ref={resultRef} />
          ) : (
            <OrderForm {...form} resultRef={resultRef} />
          )}
        </div>
      </div>
      <OrderNext choice={choice} />
    </main>
  );
}

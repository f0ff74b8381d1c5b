import layout from "#app/components/layout-kit/layout-kit.module.css";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import sections from "#app/components/marketing/section.module.css";
import { pageMeta } from "#app/content/page-meta.ts";
import { purchase } from "#app/content/purchase.ts";
import { OrderConfirmation } from "#app/forms/order/order-confirmation.tsx";
import order from "#app/forms/order/order-form.module.css";
import { OrderForm } from "#app/forms/order/order-form.tsx";
import { OrderNext } from "#app/forms/order/order-next.tsx";
import { useOrderForm } from "#app/forms/order/use-order-form.ts";
import { cn } from "#app/lib/cn.ts";

export function meta() {
  return pageMeta({ ...purchase.meta, path: "/purchase", isIndexed: false });
}

/** The order page (decision D31): titled for the package or plan the visitor comes with, or a choice of them. */
export default function PurchasePage() {
  const form = useOrderForm();
  const { phase, result, resultRef } = form;
  const choice = phase === "sent" && result ? result.choice : form.choice;
  const lines = choice.item ? purchase.headlineFor(choice.item.of.name) : purchase.headline;
  return (
    <main id="main">
      <BarHero lines={lines} text={purchase.text} />
      <div className={cn(sections.section, order.section)}>
        <div className={layout.pageWidth}>
          {phase === "sent" && result ? (
            <OrderConfirmation placed={result} ref={resultRef} />
          ) : (
            <OrderForm form={form} />
          )}
        </div>
      </div>
      <OrderNext choice={choice} />
    </main>
  );
}

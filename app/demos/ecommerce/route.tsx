import { DemoFrame } from "#app/components/demo/demo-frame.tsx";
import { useDemoState } from "#app/components/demo/use-demo-state.ts";
import { useDemoTools } from "#app/components/demo/use-demo-tools.ts";
import { demoMeta } from "#app/content/demo-meta.ts";
import { demoOffer } from "#app/content/demo-offer.ts";
import { buildStore } from "./data.ts";
import { frame } from "./frame.ts";
import "./palette.css";
import { reduceStore } from "./reducer.ts";
import { CheckoutDialog } from "./screens/checkout-dialog.tsx";
import { LastOrder } from "./screens/last-order.tsx";
import { OwnerView } from "./screens/owner-view.tsx";
import { ProductDialog } from "./screens/product-dialog.tsx";
import { Shop } from "./screens/shop.tsx";
import { StoreBar } from "./screens/store-bar.tsx";

export { DemoError as ErrorBoundary } from "#app/components/demo/demo-error.tsx";

export function meta() {
  return demoMeta("ecommerce", frame.description);
}

export default function EcommerceDemo() {
  const [state, dispatch] = useDemoState(reduceStore, buildStore);
  const { tools, frame: frameState } = useDemoTools(frame.steps);
  const store = { state, dispatch, tools };
  return (
    <DemoFrame
      slug="ecommerce"
      persona={frame.persona}
      offer={demoOffer("ecommerce", frame.bullets)}
      state={frameState}
    >
      <StoreBar {...store} />
      {state.view === "shopper" ? <Shop {...store} /> : <OwnerView {...store} />}
      <ProductDialog {...store} />
      <CheckoutDialog {...store} />
      <LastOrder {...store} />
    </DemoFrame>
  );
}

import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { stepTitles } from "../checkout.ts";
import { Confirmation } from "./confirmation.tsx";
import type { StoreProps } from "./store-props.ts";

/** The confirmation once more, after the order is complete. */
export function LastOrder({ state, dispatch, tools }: StoreProps) {
  if (!state.lastOrder) return null;
  return (
    <DemoDialog
      isOpen={state.isConfirmationOpen}
      onClose={() => dispatch({ type: "confirmation", isOpen: false })}
      app="app--ecommerce"
      title={stepTitles[4]}
      size="narrow"
    >
      <Confirmation
        order={state.lastOrder}
        products={state.products}
        orders={state.orders}
        tools={tools}
      />
    </DemoDialog>
  );
}

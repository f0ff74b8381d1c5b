import { useEffect, useRef, type FormEvent } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { formatCents } from "#domain/money.ts";
import { cartTotals, countItems } from "../cart.ts";
import { forwardLabel, orderNumber, stepTitles } from "../checkout.ts";
import type { CheckoutStep } from "../model.ts";
import { CartLines } from "./cart-lines.tsx";
import styles from "./checkout.module.css";
import { Confirmation } from "./confirmation.tsx";
import forward from "./forward-button.module.css";
import { PaymentStep } from "./payment-step.tsx";
import { ShippingStep } from "./shipping-step.tsx";
import type { StoreProps } from "./store-props.ts";
import { TotalsList } from "./totals-list.tsx";

const steps = [1, 2, 3, 4] as const satisfies readonly CheckoutStep[];
const formId = "checkout-form";

/** Order Summary, Shipping Information, Payment Information, Order Confirmed (specification, section 4). */
export function CheckoutDialog(props: StoreProps) {
  const { state, dispatch, tools } = props;
  const { isOpen, step } = state.checkout;
  const totals = cartTotals(state.cart, state.products);
  const title = useRef<HTMLSpanElement>(null);
  const shownStep = useRef<CheckoutStep>(step);

  useEffect(() => {
    if (!isOpen || shownStep.current === step) return;
    shownStep.current = step;
    title.current?.closest("h2")?.focus();
    tools.announce(`Step ${step} of 4, ${stepTitles[step]}`);
  }, [isOpen, step, tools]);

  function goOn(event?: FormEvent) {
    event?.preventDefault();
    if (step === 4) tools.tick("order");
    dispatch({ type: "next", at: new Date() });
  }
  function dismiss() {
    if (step === 4) tools.tick("order");
    dispatch({ type: "dismiss", at: new Date() });
  }

  return (
    <DemoDialog
      isOpen={isOpen}
      onClose={dismiss}
      app="app--ecommerce"
      kicker={`Step ${step} of 4`}
      title={<span ref={title}>{stepTitles[step]}</span>}
      returnFocus={focusAfterwards}
      footer={
        <>
          <button
            className={buttonClass("line")}
            type="button"
            disabled={step === 1}
            onClick={() => dispatch({ type: "previous" })}
          >
            Previous
          </button>
          <button className={cn(buttonClass(), forward.button)} type="submit" form={formId}>
            {forwardLabel(step)}
            {step < 3 && <Icon name="arrow" />}
          </button>
        </>
      }
    >
      <ol className={cn(columns(4, 8), shapes.stages, styles.steps)}>
        {steps.map((one) => (
          <li
            className={textClass(13, "quiet")}
            key={one}
            aria-current={one === step ? "step" : undefined}
          >
            <span className={cn(one !== step && demoParts.wideOnly)}>{stepTitles[one]}</span>
          </li>
        ))}
      </ol>
      <form id={formId} className={cn(stack(24), styles.layout)} onSubmit={goOn} noValidate>
        <div>
          {step === 1 && <CartLines {...props} />}
          {step === 2 && <ShippingStep {...props} />}
          {step === 3 && <PaymentStep {...props} />}
          {step === 4 && (
            <Confirmation
              tools={tools}
              products={state.products}
              orders={state.orders}
              order={{
                id: "",
                number: orderNumber,
                items: state.cart,
                totals,
                shipping: state.checkout.shipping,
                placedAt: state.openedAt,
              }}
            />
          )}
          {step === 1 && <TotalsList totals={totals} />}
        </div>
        {(step === 2 || step === 3) && (
          <aside className={cn(shapes.insetBox, stack(4), styles.order)} aria-label="Your order">
            <b>{counted(countItems(state.cart), "item")}</b>
            <span>Total {formatCents(totals.total)}</span>
          </aside>
        )}
      </form>
    </DemoDialog>
  );
}

/** The chip of the order once there is one, the cart while it can be opened, else the products. */
function focusAfterwards(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>("[data-order-chip]") ??
    [...document.querySelectorAll<HTMLElement>("[data-cart]:not([disabled])")].find(
      (button) => button.offsetParent !== null,
    ) ??
    document.querySelector<HTMLElement>('[role="search"] input')
  );
}

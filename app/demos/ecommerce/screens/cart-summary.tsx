import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { cartTotals } from "../cart.ts";
import { windowText } from "../delivery.ts";
import { CartLines } from "./cart-lines.tsx";
import styles from "./cart-summary.module.css";
import forward from "./forward-button.module.css";
import { PairLine } from "./pair-line.tsx";
import type { StoreProps } from "./store-props.ts";
import { TotalsList } from "./totals-list.tsx";

/** The cart, always in sight on wide screens. */
export function CartSummary(props: StoreProps) {
  const { state, dispatch } = props;
  const isEmpty = state.cart.length === 0;
  return (
    <aside className={cn(stack(12), surface("large"), styles.summary)} aria-labelledby="cart">
      <h2 className={textClass(20)} id="cart">
        Your cart
      </h2>
      {isEmpty ? (
        <div className={cn(stack(4), styles.empty)}>
          <Icon name="bag" />
          <p>Your cart is empty</p>
          <p className={typography.quiet}>Add something you like to see totals here.</p>
        </div>
      ) : (
        <>
          <CartLines {...props} />
          <PairLine {...props} />
          <TotalsList totals={cartTotals(state.cart, state.products)} />
        </>
      )}
      <button
        className={cn(buttonClass(), forward.button)}
        type="button"
        disabled={isEmpty}
        onClick={() => dispatch({ type: "checkout", at: new Date() })}
      >
        Checkout
        <Icon name="arrow" />
      </button>
      {!isEmpty && (
        <p className={textClass(13, "quiet")}>
          30-day returns. Arrives {windowText("express", state.openedAt)}.
        </p>
      )}
    </aside>
  );
}

import { useRef, useState } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import { cartTotals, countItems } from "../cart.ts";
import { filterProducts } from "../catalog.ts";
import { buyerLabels, stageOf, stampsOf } from "../fulfilment.ts";
import type { StoreView } from "../model.ts";
import { SavedList } from "./saved-list.tsx";
import styles from "./store-bar.module.css";
import type { StoreProps } from "./store-props.ts";
import { useSlashKey } from "./use-slash-key.ts";

const views = [
  { value: "shopper", label: "Shopper" },
  { value: "owner", label: "Owner view" },
] as const satisfies readonly { value: StoreView; label: string }[];

/** Wordmark, search, saved products, the switch to the owner's side, and the cart. */
export function StoreBar(props: StoreProps) {
  const { state, dispatch, tools } = props;
  const [isSavedOpen, setIsSavedOpen] = useState(false);
  const saved = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field);
  function search(query: string) {
    dispatch({ type: "search", query });
    const found = filterProducts(state.products, query, state.category);
    if (query.trim() !== "" && found.length > 0 && found.length < state.products.length) {
      tools.tick("search");
    }
  }
  function show(view: StoreView) {
    dispatch({ type: "view", view });
    if (view === "owner") tools.tick("owner");
  }
  return (
    <div className={cn(cluster(0), styles.storeLine)}>
      <p className={cn(row(4), textClass(28), styles.wordmark)}>
        <Icon name="bolt" />
        Voltbay
      </p>
      <SearchBox
        name="search"
        label="Search products"
        query={state.query}
        onQuery={search}
        ref={field}
      />
      <div className={cn(row(14), styles.tools)}>
        <button
          className={cn(shapes.tapTall, row(8), styles.saved)}
          type="button"
          ref={saved}
          aria-haspopup="dialog"
          onClick={() => setIsSavedOpen(true)}
        >
          <Icon className={shapes.icon20} name="heart" />
          <span className={demoParts.wideOnly}>Saved</span> ({state.saved.length})
        </button>
        <ChoiceGroup
          label="View"
          shape="segment"
          options={views}
          value={state.view}
          onChange={show}
        />
        <CartButton {...props} />
      </div>
      {state.lastOrder && (
        <button
          className={cn(shapes.tapTall, textClass(13, 600), styles.order)}
          type="button"
          data-order-chip=""
          onClick={() => dispatch({ type: "confirmation", isOpen: true })}
        >
          Order #{state.lastOrder.number} ·{" "}
          {buyerLabels[stageOf(stampsOf(state.orders, state.lastOrder))]}
        </button>
      )}
      <SavedList {...props} isOpen={isSavedOpen} onClose={() => setIsSavedOpen(false)} />
    </div>
  );
}

type CartButtonProps = StoreProps & {
  /** Stands alone at the bottom of a telephone and says what the sum is. */
  readonly isBar?: boolean;
};

/** Opens the checkout; disabled while the cart is empty (specification, section 4). */
export function CartButton({ state, dispatch, isBar = false }: CartButtonProps) {
  const count = countItems(state.cart);
  const subtotal = formatCents(cartTotals(state.cart, state.products).subtotal);
  return (
    <button
      className={cn(buttonClass(), styles.cart)}
      type="button"
      data-cart=""
      disabled={count === 0}
      onClick={() => dispatch({ type: "checkout", at: new Date() })}
    >
      <span>
        Cart ({count}){isBar && " ·"} <b className={textClass(16)}>{subtotal}</b>
        {isBar && " subtotal"}
      </span>
    </button>
  );
}

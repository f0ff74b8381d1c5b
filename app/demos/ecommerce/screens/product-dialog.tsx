import { Tabs } from "@base-ui/react/tabs";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { Stepper } from "#app/components/demo/stepper.tsx";
import { columns, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import demoTabs from "#app/components/demo/demo-tabs.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import { productById } from "../catalog.ts";
import { cartActions } from "./cart-actions.ts";
import { ProductArt } from "./product-art.tsx";
import styles from "./product-dialog.module.css";
import { Rating } from "./rating.tsx";
import { ReviewsTab } from "./reviews-tab.tsx";
import { ShippingTab } from "./shipping-tab.tsx";
import type { StoreProps } from "./store-props.ts";

/** One product in full: specifications, reviews, shipping, and how many of it. */
export function ProductDialog(props: StoreProps) {
  const { state, dispatch } = props;
  const { add } = cartActions(props);
  if (!state.detail) return null;
  const { id, quantity } = state.detail;
  const product = productById(state.products, id);
  function close() {
    dispatch({ type: "closeDetail" });
  }
  return (
    <DemoDialog
      isOpen
      onClose={close}
      app="app--ecommerce"
      title={product.name}
      kicker={product.category}
      footer={
        <>
          <Stepper
            value={quantity}
            thing={product.name}
            min={1}
            onChange={(value) => dispatch({ type: "detailQuantity", quantity: value })}
          />
          <button
            className={buttonClass()}
            type="button"
            onClick={() => {
              add(id, quantity);
              close();
            }}
          >
            Add {quantity} to Cart · {formatCents(product.price * quantity)}
          </button>
        </>
      }
    >
      <div className={cn(stack(20), styles.product)}>
        <div className={styles.picture}>
          <ProductArt image={product.image} />
        </div>
        <div className={stack(8, "start")}>
          <Rating mean={product.rating} count={product.reviews.length} />
          <p>{product.description}</p>
          <b className={cn(textClass(32), styles.price)}>{formatCents(product.price)}</b>
        </div>
      </div>
      <Tabs.Root defaultValue="specs" className={styles.tabs}>
        <Tabs.List
          className={demoTabs.tabList}
          aria-label={`About ${product.name}`}
          activateOnFocus
        >
          <Tabs.Tab className={demoTabs.tabButton} value="specs">
            Specifications
          </Tabs.Tab>
          <Tabs.Tab className={demoTabs.tabButton} value="reviews">
            Reviews
          </Tabs.Tab>
          <Tabs.Tab className={demoTabs.tabButton} value="shipping">
            Shipping
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="specs">
          <dl className={cn(columns(2, 0), styles.specifications)}>
            {Object.entries(product.specs).map(([name, value]) => (
              <div className={row(12)} key={name}>
                <dt className={typography.quiet}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Tabs.Panel>
        <Tabs.Panel value="reviews">
          <ReviewsTab {...props} product={product} />
        </Tabs.Panel>
        <Tabs.Panel value="shipping">
          <ShippingTab />
        </Tabs.Panel>
      </Tabs.Root>
    </DemoDialog>
  );
}

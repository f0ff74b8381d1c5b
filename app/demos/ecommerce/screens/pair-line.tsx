import shapes from "#app/components/demo/demo-shapes.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import { productById } from "../catalog.ts";
import { pairFor } from "../suggestions.ts";
import { cartActions } from "./cart-actions.ts";
import styles from "./pair-line.module.css";
import { ProductArt } from "./product-art.tsx";
import lines from "./product-line.module.css";
import type { StoreProps } from "./store-props.ts";

/** One suggestion that goes with what is in the cart. */
export function PairLine(props: StoreProps) {
  const { cart, products } = props.state;
  const pair = pairFor(cart);
  if (!pair) return null;
  const { id, name, image, price } = productById(products, pair.id);
  const { add } = cartActions(props);
  return (
    <section className={cn(shapes.insetBox, stack(8), styles.pair)} aria-label="Pairs well with">
      <p className={textClass(13, "quiet")}>
        Pairs well with {productById(products, pair.goesWith).name}
      </p>
      <div className={stack(12)}>
        <span className={lines.picture}>
          <ProductArt image={image} />
        </span>
        <p className={cn(stack(0, "start"), lines.name)}>
          <b className={textClass(14, 600)} id={`pair-${id}`}>
            {name}
          </b>
          <span className={textClass(13, "quiet")}>{formatCents(price)}</span>
        </p>
        <button
          className={buttonClass("line")}
          type="button"
          aria-describedby={`pair-${id}`}
          onClick={() => add(id)}
        >
          Add
        </button>
      </div>
    </section>
  );
}

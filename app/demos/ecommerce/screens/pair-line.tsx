import { buttonClass } from "#app/components/ui/button.ts";
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
    <section className={styles.pair} aria-label="Pairs well with">
      <p>Pairs well with {productById(products, pair.goesWith).name}</p>
      <div>
        <span className={lines.picture}>
          <ProductArt image={image} />
        </span>
        <p className={lines.name}>
          <b id={`pair-${id}`}>{name}</b>
          <span>{formatCents(price)}</span>
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

import { Stepper } from "#app/components/demo/stepper.tsx";
import typography from "#app/components/ui/typography.module.css";
import { formatCents } from "#domain/money.ts";
import { productById } from "../catalog.ts";
import { cartActions } from "./cart-actions.ts";
import { ProductArt } from "./product-art.tsx";
import lines from "./product-line.module.css";
import type { StoreProps } from "./store-props.ts";

/** The lines of the cart, each with its stepper. */
export function CartLines(props: StoreProps) {
  const { add, lower, remove } = cartActions(props);
  return (
    <ul className={lines.list}>
      {props.state.cart.map(({ id, quantity }) => {
        const { name, image, price } = productById(props.state.products, id);
        return (
          <li key={id}>
            <span className={lines.picture}>
              <ProductArt image={image} />
            </span>
            <div className={lines.name}>
              <b>{name}</b>
              <span>{formatCents(price)}</span>
              <button className={lines.remove} type="button" onClick={() => remove(id)}>
                Remove<span className={typography.visuallyHidden}> {name}</span>
              </button>
            </div>
            <Stepper
              value={quantity}
              thing={name}
              onChange={(value) => (value > quantity ? add(id) : lower(id))}
            />
          </li>
        );
      })}
    </ul>
  );
}

import { Stepper } from "#app/components/demo/stepper.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
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
            <div className={cn(stack(0, "start"), lines.name)}>
              <b className={textClass(14, 600)}>{name}</b>
              <span className={textClass(13, "quiet")}>{formatCents(price)}</span>
              <button
                className={cn(textClass(13, "quiet"), lines.remove)}
                type="button"
                onClick={() => remove(id)}
              >
                Remove
                <span className={cn(textClass(13, "quiet"), typography.visuallyHidden)}>
                  {" "}
                  {name}
                </span>
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

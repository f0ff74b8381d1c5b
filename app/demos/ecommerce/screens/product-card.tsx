import shapes from "#app/components/demo/demo-shapes.module.css";
import { Stepper } from "#app/components/demo/stepper.tsx";
import { row, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { quantityOf } from "../cart.ts";
import { mostCompared } from "../compare.ts";
import type { Product } from "../model.ts";
import { cartActions } from "./cart-actions.ts";
import { Price } from "./price.tsx";
import { ProductArt } from "./product-art.tsx";
import styles from "./product-card.module.css";
import { Rating } from "./rating.tsx";
import type { StoreProps } from "./store-props.ts";

type ProductCardProps = StoreProps & { readonly product: Product };

export function ProductCard({ product, ...props }: ProductCardProps) {
  const { state, dispatch } = props;
  const { id, name, category, image, price, rating, reviews } = product;
  const isSaved = state.saved.includes(id);
  return (
    <li className={cn(surface("large"), styles.card)} data-piece="">
      <div className={styles.picture}>
        <ProductArt image={image} />
        <button
          className={cn(shapes.centred, styles.heart)}
          type="button"
          aria-pressed={isSaved}
          aria-label={`Save ${name}`}
          onClick={() => dispatch({ type: "save", id })}
        >
          <Icon className={shapes.icon20} name="heart" />
        </button>
      </div>
      <div className={cn(stack(4), styles.body)}>
        <p className={cn(textClass(13, "quiet"), styles.about)}>
          <span>{category}</span>
          <Rating mean={rating} count={reviews.length} />
        </p>
        <h3 className={textClass(16, 650)} id={`product-${id}`}>
          <button
            className={styles.name}
            type="button"
            aria-haspopup="dialog"
            data-product={id}
            onClick={() => dispatch({ type: "open", id, at: new Date() })}
          >
            {name}
          </button>
        </h3>
        <div className={styles.foot}>
          <Price cents={price} />
          <CardQuantity {...props} product={product} />
        </div>
        <CompareChoice {...props} product={product} />
      </div>
    </li>
  );
}

/** A fourth product is not taken; the word beside the box says why. */
function CompareChoice({ product: { id }, state, dispatch }: ProductCardProps) {
  const isChosen = state.compared.includes(id);
  const isFull = !isChosen && state.compared.length >= mostCompared;
  return (
    <label className={cn(shapes.tapTall, row(8), textClass(14, "quiet"), styles.compare)}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFull}
        aria-describedby={`product-${id}`}
        onChange={() => dispatch({ type: "compare", id })}
      />
      {isFull ? `Compare: ${mostCompared} chosen already` : "Compare"}
    </label>
  );
}

/** The button becomes a stepper once the product is in the cart. */
function CardQuantity({ product: { id, name }, ...props }: ProductCardProps) {
  const { add, lower } = cartActions(props);
  const quantity = quantityOf(props.state.cart, id);
  if (quantity === 0) {
    return (
      <button
        className={buttonClass()}
        type="button"
        aria-describedby={`product-${id}`}
        onClick={() => add(id)}
      >
        Add to Cart
      </button>
    );
  }
  return (
    <Stepper
      value={quantity}
      thing={name}
      onChange={(value) => (value > quantity ? add(id) : lower(id))}
    />
  );
}

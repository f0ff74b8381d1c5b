import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import { productById } from "../catalog.ts";
import { cartActions } from "./cart-actions.ts";
import { ProductArt } from "./product-art.tsx";
import lines from "./product-line.module.css";
import type { StoreProps } from "./store-props.ts";

type SavedListProps = StoreProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** The products with a heart. */
export function SavedList({ isOpen, onClose, ...props }: SavedListProps) {
  const { saved, products } = props.state;
  const { add } = cartActions(props);
  return (
    <DemoDialog isOpen={isOpen} onClose={onClose} app="app--ecommerce" title="Saved" size="narrow">
      {saved.length === 0 ? (
        <EmptyState text="Nothing saved yet." />
      ) : (
        <ul className={lines.list}>
          {saved.map((id) => {
            const { name, image, price } = productById(products, id);
            return (
              <li key={id}>
                <span className={lines.picture}>
                  <ProductArt image={image} />
                </span>
                <div className={cn(stack(0, "start"), lines.name)}>
                  <b className={textClass(14, 600)} id={`saved-${id}`}>
                    {name}
                  </b>
                  <span className={textClass(13, "quiet")}>{formatCents(price)}</span>
                </div>
                <button
                  className={buttonClass("line")}
                  type="button"
                  aria-describedby={`saved-${id}`}
                  onClick={() => add(id)}
                >
                  Add to Cart
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </DemoDialog>
  );
}

import shapes from "#app/components/demo/demo-shapes.module.css";
import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import { productById } from "../catalog.ts";
import { ProductArt } from "./product-art.tsx";
import lines from "./product-line.module.css";
import styles from "./recently-viewed.module.css";
import type { StoreProps } from "./store-props.ts";

/** The way back to what was looked at in this visit. */
export function RecentlyViewed({ state, dispatch }: StoreProps) {
  if (state.viewed.length === 0) return null;
  return (
    <section className={styles.viewed} aria-labelledby="viewed">
      <h2 className={textClass(18)} id="viewed">
        Recently viewed
      </h2>
      <ul className={stack(12)}>
        {state.viewed.map((id) => {
          const { name, image, price } = productById(state.products, id);
          return (
            <li key={id}>
              <button
                className={cn(shapes.wholeLine, stack(12), surface(), textClass(14))}
                type="button"
                aria-haspopup="dialog"
                onClick={() => dispatch({ type: "open", id, at: new Date() })}
              >
                <span className={lines.picture}>
                  <ProductArt image={image} />
                </span>
                <span>
                  <b>{name}</b>
                  {formatCents(price)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

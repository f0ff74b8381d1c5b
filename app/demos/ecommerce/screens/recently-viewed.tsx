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
      <h2 id="viewed">Recently viewed</h2>
      <ul>
        {state.viewed.map((id) => {
          const { name, image, price } = productById(state.products, id);
          return (
            <li key={id}>
              <button
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

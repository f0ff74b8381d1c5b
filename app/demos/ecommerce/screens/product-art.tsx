import type { ProductImage } from "../model.ts";
import { productDrawings } from "../product-drawings.ts";
import styles from "./product-art.module.css";

/** A product's drawing; the name stands beside it. */
export function ProductArt({ image }: { readonly image: ProductImage }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 320 260"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: productDrawings[image] }}
    />
  );
}

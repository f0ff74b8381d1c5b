import type { ProductImage } from "../model.ts";
import { productDrawings } from "../product-drawings.ts";
import styles from "./product-art.module.css";

/** A product's drawing on its two colours; the name stands beside it. */
export function ProductArt({ image }: { readonly image: ProductImage }) {
  const { ground, disc, markup } = productDrawings[image];
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 320 260"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="260" fill={ground} />
      <circle cx="160" cy="142" r="106" fill={disc} />
      <ellipse cx="160" cy="226" rx="92" ry="10" fill="oklch(.2 .02 265)" opacity=".16" />
      <g dangerouslySetInnerHTML={{ __html: markup }} />
    </svg>
  );
}

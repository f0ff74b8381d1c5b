import type { Category, MenuItem } from "../model.ts";
import { drawings } from "./dish-drawings.tsx";
import styles from "./menu.module.css";
import { shade } from "./side-drawings.tsx";

const grounds: Readonly<Record<Category, string>> = {
  pizza: "oklch(.56 .155 33)",
  pasta: "oklch(.7 .13 72)",
  mains: "oklch(.4 .06 165)",
  salads: "oklch(.72 .08 140)",
  desserts: "oklch(.74 .085 15)",
  drinks: "oklch(.42 .06 235)",
};

/** A dish without a photograph: what is on the plate, drawn flat from above. The name stands beside it. */
export function DishTile({ dish }: { readonly dish: MenuItem }) {
  const { id, category, availability } = dish;
  return (
    <svg
      className={styles.tile}
      data-sold-out={!availability || undefined}
      viewBox="-160 -90 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect fill={grounds[category]} x="-160" y="-90" width="320" height="180" />
      <path fill="oklch(1 0 0/.09)" d="M-160 90 20-90h70l-180 180ZM60 90 160-10V40L110 90Z" />
      {category !== "drinks" && (
        <>
          <circle fill={shade} cx="4" cy="7" r="77" />
          <circle r="77" fill="oklch(.985 .008 88)" />
          <circle r="62" fill="oklch(.955 .012 86)" />
          <circle r="77" fill="none" stroke="oklch(.88 .015 84)" />
        </>
      )}
      {drawings[id]}
    </svg>
  );
}

import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { counted } from "#domain/counted.ts";
import styles from "./rating.module.css";

type RatingProps = { readonly mean: number; readonly count: number };

/** The mean with a star, and how many gave it. */
export function Rating({ mean, count }: RatingProps) {
  return (
    <span
      className={styles.rating}
      role="img"
      aria-label={`Rated ${mean.toFixed(1)} of 5 from ${counted(count, "review")}`}
    >
      <Icon name="star" />
      {mean.toFixed(1)}
      <small className={textClass(12, "quiet", 500)}>({count})</small>
    </span>
  );
}

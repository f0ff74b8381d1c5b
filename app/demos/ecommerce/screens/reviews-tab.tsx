import { useState } from "react";
import { ShareBar } from "#app/components/demo/share-bar.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { counted } from "#domain/counted.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import type { Product, Stars } from "../model.ts";
import { ratingSummary, starLevels } from "../reviews.ts";
import { Rating } from "./rating.tsx";
import { ReviewForm } from "./review-form.tsx";
import styles from "./reviews-tab.module.css";
import type { StoreProps } from "./store-props.ts";

type ReviewsTabProps = StoreProps & { readonly product: Product };

/** The distribution, which shoppers press to read the bad ones first, and the reviews themselves. */
export function ReviewsTab({ product, ...props }: ReviewsTabProps) {
  const [level, setLevel] = useState<Stars | null>(null);
  const { reviews } = product;
  const { mean, count, counts } = ratingSummary(reviews);
  const shown = level === null ? reviews : reviews.filter(({ rating }) => rating === level);
  function filter(stars: Stars) {
    setLevel(level === stars ? null : stars);
    props.tools.tick("reviews");
  }
  return (
    <div className={styles.reviews}>
      <div className={styles.distribution}>
        <p className={styles.mean}>
          <b className={textClass(32)}>{mean.toFixed(1)}</b> of 5, {counted(count, "review")}
        </p>
        {starLevels.map((stars) => (
          <button
            key={stars}
            type="button"
            aria-pressed={level === stars}
            onClick={() => filter(stars)}
          >
            <span className={typography.visuallyHidden}>
              {counted(stars, "star")}, {counted(counts[stars], "review")}
            </span>
            <span aria-hidden="true">{stars} ★</span>
            <ShareBar percent={count > 0 ? (counts[stars] / count) * 100 : 0} />
            <span className={typography.number} aria-hidden="true">
              {counts[stars]}
            </span>
          </button>
        ))}
        {level !== null && (
          <button className={typography.link} type="button" onClick={() => setLevel(null)}>
            Show all
          </button>
        )}
      </div>
      <ul className={styles.list} aria-label="Reviews">
        {shown.length === 0 && <li>No review has this many stars.</li>}
        {shown.map(({ id, user, rating, comment, date, isMine }) => (
          <li key={id}>
            <p>
              <Rating mean={rating} count={1} />
              <b>{user}</b>
              <span className={typography.quiet}>
                {isMine ? "You · just now" : formatLocal(dateOfDay(date), "date")}
              </span>
            </p>
            <p>{comment}</p>
          </li>
        ))}
      </ul>
      <ReviewForm {...props} product={product} onSent={() => setLevel(null)} />
    </div>
  );
}

import { useState, type FormEvent } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { isoDay } from "#domain/dates.ts";
import type { Product, Stars } from "../model.ts";
import { canReview, starLevels } from "../reviews.ts";
import styles from "./review-form.module.css";
import type { StoreProps } from "./store-props.ts";

type ReviewFormProps = StoreProps & {
  readonly product: Product;
  /** The new review is to be seen, whatever the list was filtered by. */
  readonly onSent: () => void;
};

/** Stars, a name and words; what is sent counts for this visit. */
export function ReviewForm({ product, dispatch, tools, onSent }: ReviewFormProps) {
  const [rating, setRating] = useState<Stars | null>(null);
  const [user, setUser] = useState("");
  const [comment, setComment] = useState("");

  function send(event: FormEvent) {
    event.preventDefault();
    if (rating === null || !canReview(rating, comment)) return;
    dispatch({ type: "review", id: product.id, rating, user, comment, date: isoDay(new Date()) });
    tools.announce(`Thank you. Your review of ${product.name} stands first.`);
    onSent();
    setRating(null);
    setUser("");
    setComment("");
  }

  return (
    <form
      className={cn(stack(12, "start"), styles.form)}
      onSubmit={send}
      aria-labelledby="write-review"
    >
      <h3 id="write-review">Write a review</h3>
      <fieldset className={cn(row(6), styles.stars)} role="radiogroup" aria-label="Stars">
        {starLevels.toReversed().map((stars) => (
          <label key={stars}>
            <input
              className={demoParts.overlaid}
              type="radio"
              name="rating"
              value={stars}
              checked={rating === stars}
              onChange={() => setRating(stars)}
            />
            <span>
              {stars}
              <span aria-hidden="true"> ★</span>
              <span className={typography.visuallyHidden}> {stars === 1 ? "star" : "stars"}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field name="user" label="Name" scope="review" isOptional>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={60}
            value={user}
            onChange={(event) => setUser(event.target.value)}
          />
        )}
      </Field>
      <Field name="comment" label="Comment" scope="review">
        {(control) => (
          <textarea
            {...control}
            maxLength={500}
            rows={3}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </Field>
      <button className={buttonClass()} type="submit" disabled={!canReview(rating, comment)}>
        Submit review
      </button>
      {!canReview(rating, comment) && (
        <p className={typography.quiet}>Choose stars and write a comment to submit.</p>
      )}
    </form>
  );
}

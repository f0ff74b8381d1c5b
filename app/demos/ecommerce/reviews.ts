import type { Review, Stars } from "./model.ts";

export const starLevels = [5, 4, 3, 2, 1] as const satisfies readonly Stars[];

export type RatingSummary = {
  /** One decimal; 0 without reviews. */
  readonly mean: number;
  readonly count: number;
  /** How many gave 5, 4, 3, 2 and 1 stars. */
  readonly counts: Readonly<Record<Stars, number>>;
};

export function ratingSummary(reviews: readonly Pick<Review, "rating">[]): RatingSummary {
  const counts = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };
  let sum = 0;
  for (const { rating } of reviews) {
    counts[rating] += 1;
    sum += rating;
  }
  const mean = reviews.length > 0 ? Math.round((sum / reviews.length) * 10) / 10 : 0;
  return { mean, count: reviews.length, counts };
}

/** A review can be sent once it has stars and words. */
export function canReview(rating: Stars | null, comment: string): boolean {
  return rating !== null && comment.trim() !== "";
}

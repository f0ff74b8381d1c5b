import { expect, test } from "vitest";
import type { Stars } from "./model.ts";
import { canReview, ratingSummary } from "./reviews.ts";

const rated = (...ratings: Stars[]) => ratings.map((rating) => ({ rating }));

test("the mean has one decimal and every level is counted", () => {
  expect(ratingSummary(rated(5, 3, 4, 4, 4))).toEqual({
    mean: 4,
    count: 5,
    counts: { 5: 1, 4: 3, 3: 1, 2: 0, 1: 0 },
  });
  expect(ratingSummary(rated(5, 3, 4, 4, 4, 5)).mean).toBe(4.2);
});

test("without reviews there is nothing", () => {
  expect(ratingSummary([])).toEqual({
    mean: 0,
    count: 0,
    counts: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
  });
});

test("a review needs stars and words", () => {
  expect(canReview(null, "good")).toBe(false);
  expect(canReview(4, "  ")).toBe(false);
  expect(canReview(4, "good")).toBe(true);
});

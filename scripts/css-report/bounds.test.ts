import { expect, test } from "vitest";
import { exceeded, lowered } from "./bounds.ts";

test("a count above its bound is told, a lower one and a free one are not", () => {
  const counts = { fontSizes: 9, gaps: 3, lines: 900, radii: 1, fontSizesOfArt: 40 };
  expect(exceeded(counts, { fontSizes: 8, gaps: 4, radius: 1 })).toEqual([
    "fontSizes: 9, and no more than 8 are allowed",
    "radii has no bound",
    "no count is called radius",
  ]);
});

test("lowering follows a count down and never up", () => {
  expect(lowered({ fontSizes: 9, gaps: 3, lines: 900 }, { fontSizes: 8, gaps: 4 })).toEqual({
    fontSizes: 8,
    gaps: 3,
  });
});

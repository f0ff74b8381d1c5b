import { expect, test } from "vitest";
import { level, nextLevel, points } from "./levels.ts";

test("points are ten a post, three a comment, one a like", () => {
  expect(points({ posts: 48, comments: 212, likes: 1640 })).toBe(2756);
  expect(points({ posts: 39, comments: 187, likes: 1322 })).toBe(2273);
  expect(points({ posts: 31, comments: 240, likes: 1105 })).toBe(2135);
  expect(points({ posts: 27, comments: 156, likes: 998 })).toBe(1736);
  expect(points({ posts: 22, comments: 131, likes: 874 })).toBe(1487);
  expect(points({ posts: 6, comments: 18, likes: 92 })).toBe(206);
});

test.each([
  [0, "Newcomer"],
  [99, "Newcomer"],
  [100, "Regular"],
  [499, "Regular"],
  [500, "Contributor"],
  [1499, "Contributor"],
  [1500, "Guide"],
  [2499, "Guide"],
  [2500, "Keeper"],
])("%d points make a %s", (score, name) => {
  expect(level(score)).toBe(name);
});

test("Robin has 294 points to go to Contributor; nobody rises above Keeper", () => {
  expect(nextLevel(206)).toMatchObject({ name: "Contributor", missing: 294 });
  expect(nextLevel(206)?.percent).toBeCloseTo(26.5);
  expect(nextLevel(2500)).toBeNull();
});

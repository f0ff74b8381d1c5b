import { expect, test } from "vitest";
import { visitor } from "./compose.ts";
import { level, nextLevel, points, ranked, scoreOf } from "./levels.ts";
import { contributors } from "./sample-people.ts";

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

test("who stands first depends on the period; the visitor is below all of them in both", () => {
  const names = (period: "recent" | "all") =>
    ranked(contributors, visitor, period).map(({ name }) => name);
  expect(names("all")).toEqual([
    "Priya Nair",
    "Tomás Ferreira",
    "Wen Zhao",
    "Sade Okonkwo",
    "Mateo Rossi",
  ]);
  expect(names("recent")).toEqual([
    "Wen Zhao",
    "Priya Nair",
    "Mateo Rossi",
    "Tomás Ferreira",
    "Sade Okonkwo",
  ]);
  const own = contributors.find(({ name }) => name === visitor);
  for (const period of ["recent", "all"] as const) {
    const last = ranked(contributors, visitor, period).at(-1);
    expect(own && last && scoreOf(own, period) < scoreOf(last, period)).toBe(true);
  }
});

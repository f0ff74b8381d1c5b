import { expect, test } from "vitest";
import { contradictions } from "./contradictions.ts";
import { figuresOf } from "./meanings.ts";

const figures = (...texts: readonly string[]) =>
  texts.flatMap((text, index) =>
    figuresOf({ screen: `Screen ${index + 1}`, under: "", of: "", label: "Members", text }),
  );

test("one thing with two numbers is reported with both places and texts", () => {
  expect(contradictions(figures("8,412", "8,413"), []).found).toEqual([
    "“members” is “8,412” in Screen 1, but “8,413” in Screen 2",
  ]);
});

test("the same number, rounded or not, is no contradiction, nor is a number of another unit", () => {
  expect(contradictions(figures("8,412", "8.4k", "8%"), []).found).toEqual([]);
});

test("a difference that has its reason is allowed, and one that is none any more is told", () => {
  const allowed = [{ meaning: /^members$/, because: "the club, and the ones online" }];
  expect(contradictions(figures("8,412", "317"), allowed)).toEqual({ found: [], unused: [] });
  expect(contradictions(figures("8,412", "8,412"), allowed).unused).toEqual(["/^members$/"]);
});

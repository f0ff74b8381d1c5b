import { expect, test } from "vitest";
import { aspectsOf } from "./property-aspects.ts";

const overrule = (one: string, other: string) =>
  aspectsOf(one).some((aspect) => aspectsOf(other).includes(aspect));

test.each([
  ["padding", "padding-left"],
  ["padding-block", "padding-top"],
  ["border-top", "border-width"],
  ["border-radius", "border-start-start-radius"],
  ["font", "font-size"],
  ["font", "line-height"],
  ["font-variant", "font-variant-numeric"],
  ["inset", "left"],
  ["inset-block", "top"],
  ["inset", "inset-inline"],
  ["gap", "row-gap"],
  ["place-items", "align-items"],
  ["width", "inline-size"],
  ["min-height", "min-block-size"],
  ["white-space", "text-wrap"],
  ["text-wrap", "text-wrap-mode"],
  ["text-decoration", "text-decoration-color"],
  ["mask", "-webkit-mask-image"],
  ["flex", "flex-basis"],
  ["flex-flow", "flex-direction"],
  ["grid-area", "grid-column"],
  ["--size", "--size"],
])("%s and %s may overrule each other", (one, other) => {
  expect(overrule(one, other)).toBe(true);
  expect(overrule(other, one)).toBe(true);
});

test.each([
  ["color", "background-color"],
  ["width", "height"],
  ["min-width", "max-width"],
  ["font-size", "font-weight"],
  ["line-height", "line-clamp"],
  ["align-items", "justify-content"],
  ["text-align", "text-transform"],
  ["row-gap", "column-gap"],
  ["inset-block", "left"],
  ["translate", "transform"],
  ["--size", "--size-small"],
])("%s and %s never do", (one, other) => {
  expect(overrule(one, other)).toBe(false);
});

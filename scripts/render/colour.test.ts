import { expect, test } from "vitest";
import { hexColour, plainColours } from "./colour.ts";

test("a colour of the sheets becomes hexadecimal, with its opacity if it has one", () => {
  expect(hexColour("oklch(0.69 0.205 42)")).toBe("#fe630b");
  expect(hexColour("oklch(1 0 0/0.5)")).toBe("#ffffff80");
  expect(() => hexColour("var(--ink)")).toThrow("is no colour");
});

test("variables are followed to their end before colours are worked out", () => {
  const variables = { "--m-a": "oklch(var(--m-l, 0.5) 0.1 var(--m-h))", "--m-h": "150" };
  expect(plainColours('<path fill="var(--m-a)"/>', variables)).toBe(
    `<path fill="${hexColour("oklch(0.5 0.1 150)")}"/>`,
  );
  expect(() => plainColours("var(--none)", variables)).toThrow("No value for --none");
});

test("mixtures keep their shares, and their hue when mixed with nothing", () => {
  expect(plainColours("color-mix(in oklab, #000000 100%, #ffffff)", {})).toBe("#000000");
  expect(plainColours("color-mix(in oklab, #ffffff 0%, #000000)", {})).toBe("#000000");
  expect(plainColours("color-mix(in oklab, #ff0000 50%, transparent)", {})).toBe("#ff000080");
});

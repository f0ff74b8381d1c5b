import { expect, test } from "vitest";
import { normal, rawColoursIn, stepsOf } from "./values.ts";

test("one value has one form", () => {
  expect(normal("  .5REM   -.25rem ")).toBe("0.5rem -0.25rem");
});

test("a space is counted by its steps, without signs, nothing and what the device leaves", () => {
  expect(stepsOf("0 auto -12px 16px")).toEqual(["12px", "16px"]);
  expect(stepsOf("10px max(10px, env(safe-area-inset-bottom))")).toEqual(["10px"]);
  expect(stepsOf("env(safe-area-inset-left) 8px")).toEqual(["8px"]);
});

test("a sum is counted by its lengths and variables, each once", () => {
  expect(stepsOf("calc(var(--gutter) * -1)")).toEqual(["var(--gutter)"]);
  expect(stepsOf("calc(12px + env(safe-area-inset-bottom)) var(--gutter, 20px)")).toEqual([
    "12px",
    "var(--gutter)",
  ]);
  expect(stepsOf("calc((var(--step) + 4px) / 2)")).toEqual(["var(--step)", "4px"]);
});

test("a fluid length is one step", () => {
  expect(stepsOf("18px clamp(16px, 2vw, 28px)")).toEqual(["18px", "clamp(16px, 2vw, 28px)"]);
});

test("colours that are written out are found, those that are derived are not", () => {
  expect(rawColoursIn("1px solid #FFF, 0 0 4px oklch(50% 0.1 20)")).toEqual([
    "#fff",
    "oklch(50% 0.1 20)",
  ]);
  expect(rawColoursIn("oklch(from var(--ink) l c h)")).toEqual([]);
});

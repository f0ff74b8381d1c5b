import { expect, test } from "vitest";
import { formatCents, formatMoney, savePercent } from "./money.ts";

test.each([
  [299_700, "$2,997"],
  [1_299_700, "$12,997"],
  [9_900, "$99"],
  [0, "$0"],
  [123_456, "$1,234.56"],
  [-5_000, "-$50"],
])("%d cents read %s", (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test("the saving is rounded to whole percent", () => {
  expect(savePercent(2, 3)).toBe(33);
  expect(savePercent(1, 3)).toBe(67);
  expect(savePercent(3, 3)).toBe(0);
});

test("where cents matter they are always written", () => {
  expect(formatCents(123_450)).toBe("$1,234.50");
  expect(formatCents(0)).toBe("$0.00");
  expect(formatCents(-500)).toBe("-$5.00");
});

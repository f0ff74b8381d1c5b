import { expect, test } from "vitest";
import { balanceLines } from "./line-breaks.ts";

/** Every character is one wide. */
const width = (text: string) => text.length;

test("text that fits stays on one line", () => {
  expect(balanceLines("one two three", width, 20)).toEqual(["one two three"]);
});

test("lines are as few as the width allows, and even", () => {
  expect(balanceLines("aaaa bbbb cccc d", width, 14)).toEqual(["aaaa bbbb", "cccc d"]);
});

test("a word wider than the line stands alone", () => {
  expect(balanceLines("a incomprehensibility b", width, 8)).toEqual([
    "a",
    "incomprehensibility",
    "b",
  ]);
});

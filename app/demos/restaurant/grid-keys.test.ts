import { expect, test } from "vitest";
import { cellAfterKey } from "./grid-keys.ts";

const from = (index: number) =>
  ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => cellAfterKey(key, index, 16));

test("arrows move inside four rows of four and stop at the edges", () => {
  expect(from(5)).toEqual([4, 6, 1, 9]);
  expect(from(0)).toEqual([0, 1, 0, 4]);
  expect(from(3)).toEqual([2, 3, 3, 7]);
  expect(from(15)).toEqual([14, 15, 11, 15]);
});

test("Home and End lead to the first and the last, other keys nowhere", () => {
  expect([cellAfterKey("Home", 7, 16), cellAfterKey("End", 7, 16)]).toEqual([0, 15]);
  expect(cellAfterKey("Enter", 7, 16)).toBeNull();
});

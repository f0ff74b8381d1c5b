// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useNewlyApart } from "./use-newly-apart.ts";

const loaded: Parameters<typeof useNewlyApart>[0] = {
  total: 4,
  countedAt: 9,
  rows: 4,
  loadedAt: 10,
};

function offered(...loads: readonly Parameters<typeof useNewlyApart>[0][]) {
  const { result, rerender } = renderHook(useNewlyApart, { initialProps: loaded });
  return loads.map((load) => {
    rerender(load);
    return result.current;
  });
}

test("what is set apart after the list was loaded is offered until it is loaded again", () => {
  const later = { ...loaded, total: 6, countedAt: 11 };
  expect(offered(later, { ...later, loadedAt: 0 })).toEqual([2, 0]);
  expect(offered(later, { total: 6, countedAt: 11, rows: 6, loadedAt: 12 })).toEqual([2, 0]);
});

test("a count from before the load offers nothing", () => {
  expect(offered({ ...loaded, total: 7 })).toEqual([0]);
});

test("what others have taken out meanwhile does not hide what comes", () => {
  const without = { ...loaded, total: 3, countedAt: 11 };
  expect(offered(without, { ...without, total: 4, countedAt: 12 })).toEqual([0, 1]);
});

test("of a list of several pages the number at the load counts", () => {
  const many = { total: 70, countedAt: 19, rows: null, loadedAt: 20 };
  expect(offered(many, { ...many, total: 71, countedAt: 21 })).toEqual([0, 1]);
});

// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useArrivals } from "./use-arrivals.ts";

type Props = { readonly total: number | null; readonly at: number; readonly listAt: number };

function setUp(initialProps: Props) {
  return renderHook(({ total, at, listAt }: Props) => useArrivals({ value: total, at }, listAt), {
    initialProps,
  });
}

test("what the counters find after the list was loaded has arrived since", () => {
  const { result, rerender } = setUp({ total: null, at: 0, listAt: 100_000 });
  expect(result.current).toBe(0);
  rerender({ total: 40, at: 100_200, listAt: 100_000 });
  expect(result.current).toBe(0);
  rerender({ total: 42, at: 160_000, listAt: 100_000 });
  expect(result.current).toBe(2);
});

test("loading the list again starts anew, and an old count does not disturb it", () => {
  const { result, rerender } = setUp({ total: 40, at: 100_000, listAt: 100_000 });
  rerender({ total: 42, at: 160_000, listAt: 100_000 });
  rerender({ total: 42, at: 160_000, listAt: 190_000 });
  expect(result.current).toBe(0);
  rerender({ total: 43, at: 190_400, listAt: 190_000 });
  expect(result.current).toBe(0);
  rerender({ total: 44, at: 250_000, listAt: 190_000 });
  expect(result.current).toBe(1);
});

test("counters that come before the list have nothing new to tell", () => {
  const { result, rerender } = setUp({ total: 7, at: 100_000, listAt: 0 });
  expect(result.current).toBe(0);
  rerender({ total: 7, at: 100_000, listAt: 103_000 });
  expect(result.current).toBe(0);
  rerender({ total: 8, at: 160_000, listAt: 103_000 });
  expect(result.current).toBe(1);
});

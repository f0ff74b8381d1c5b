import { expect, test } from "vitest";
import { beatOf, pauseAfter } from "./pauses.ts";

test("the pause before the next try grows with every failure up to a minute", () => {
  const longest = [1, 2, 3, 4, 7, 40].map((failures) => pauseAfter(failures, false, 1));
  expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 60_000, 60_000]);
});

test("a refusal is not asked about again for half a minute at least", () => {
  expect(pauseAfter(1, true, 0)).toBe(30_000);
  expect(pauseAfter(40, true, 1)).toBe(60_000);
});

test("chance keeps two tabs from coming back together", () => {
  expect(pauseAfter(3, false, 0)).toBe(2_000);
  expect(new Set(Array.from({ length: 20 }, () => pauseAfter(3))).size).toBeGreaterThan(1);
});

test("without a stream a tab looks every 15 seconds while it is seen, every 60 else", () => {
  expect(beatOf("polling", true)).toBe(15_000);
  expect(beatOf("polling", false)).toBe(60_000);
  expect(beatOf("starting", true)).toBe(15_000);
});

test("beside a stream a tab that is seen looks once a minute for what the clock has changed", () => {
  expect(beatOf("stream", true)).toBe(60_000);
  expect(beatOf("stream", false)).toBeNull();
});

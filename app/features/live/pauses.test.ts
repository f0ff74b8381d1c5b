import { expect, test } from "vitest";
import { beatOf, pauseAfter } from "./pauses.ts";

test("the pause before the next try grows with every failure up to a minute", () => {
  for (const end of ["failed", "ended"] as const) {
    const longest = [1, 2, 3, 4, 7, 40].map((failures) => pauseAfter(end, failures, 1));
    expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 60_000, 60_000]);
  }
});

test("what asking again soon does not change is asked again now and then", () => {
  expect([pauseAfter("refused", 1, 0), pauseAfter("refused", 40, 1)]).toEqual([30_000, 60_000]);
  expect([pauseAfter("absent", 1, 0), pauseAfter("absent", 40, 1)]).toEqual([150_000, 300_000]);
});

test("chance keeps two tabs from coming back together", () => {
  expect(pauseAfter("failed", 3, 0)).toBe(2_000);
  const pauses = Array.from({ length: 20 }, () => pauseAfter("failed", 3));
  expect(new Set(pauses).size).toBeGreaterThan(1);
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

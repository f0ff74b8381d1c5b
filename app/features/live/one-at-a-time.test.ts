import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const runs: PromiseWithResolvers<void>[] = [];
  const ask = oneAtATime(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { runs, ask };
}

test("whatever is asked while one is running is answered by one more", async () => {
  const { runs, ask } = setUp();
  for (let times = 0; times < 30; times += 1) ask();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toHaveLength(2);
});

test("what is asked in the pause behind a run is not forgotten", async () => {
  const { runs, ask } = setUp();
  ask();
  runs[0]?.resolve();
  await vi.advanceTimersByTimeAsync(10);
  ask();
  expect(runs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toHaveLength(2);
});

test("a run that fails stops nothing", async () => {
  const { runs, ask } = setUp();
  ask();
  runs[0]?.reject(new Error("no"));
  await vi.advanceTimersByTimeAsync(1_000);
  ask();
  expect(runs).toHaveLength(2);
});

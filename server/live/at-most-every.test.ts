import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atMostEvery } from "./at-most-every.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counted() {
  const act = vi.fn<() => void>();
  return { act, calm: atMostEvery(100, act) };
}

test("the first is done at once, the others together at the end of the pause", () => {
  const { act, calm } = counted();
  for (let asked = 0; asked < 50; asked += 1) calm.ask();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(99);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(2);
});

test("what was done at the end of a pause begins another", () => {
  const { act, calm } = counted();
  calm.ask();
  calm.ask();
  vi.advanceTimersByTime(100);
  calm.ask();
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledTimes(3);
});

test("what waits is done when it has to end, and what does not is not", () => {
  const { act, calm } = counted();
  calm.ask();
  calm.flush();
  expect(act).toHaveBeenCalledTimes(1);
  calm.ask();
  calm.ask();
  calm.flush();
  expect(act).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(3);
});

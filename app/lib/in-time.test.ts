import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failureKind } from "./repository-error.ts";
import { inTime, timeLimit, waitLimit } from "./in-time.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("an answer in time is passed on, and so is a failure", async () => {
  await expect(inTime(Promise.resolve("here"))).resolves.toBe("here");
  await expect(inTime(Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(vi.getTimerCount()).toBe(0);
});

test("five seconds are in time", async () => {
  const slow = new Promise((resolve) => setTimeout(() => resolve("late"), 5_000));
  const answer = inTime(slow);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(answer).resolves.toBe("late");
});

test("no answer at all is a server that could not be reached", async () => {
  const answer = inTime(new Promise(() => undefined)).catch(failureKind);
  await vi.advanceTimersByTimeAsync(waitLimit);
  expect(await answer).toBe("unreachable");
});

test("a time limit aborts when it is over", () => {
  const signal = timeLimit(100);
  vi.advanceTimersByTime(99);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

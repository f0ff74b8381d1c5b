import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchDisk } from "./disk-space.ts";

const MEGABYTE = 1024 * 1024;
const bounds = { warnBelow: 500, stopBelow: 50 };
let lines: string[] = [];
const said = (level: string) => (_facts: unknown, message: string) =>
  void lines.push(`${level}: ${message}`);
const logger = {
  debug: said("debug"),
  info: said("info"),
  warn: said("warn"),
  error: said("error"),
};

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what is left is told once, and again after an hour", async () => {
  let free = 400;
  const watch = await watchDisk("/data", bounds, logger as never, () =>
    Promise.resolve(free * MEGABYTE),
  );
  expect(watch.state()).toBe("low");
  expect(lines).toEqual(["warn: disk space is running low"]);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  expect(lines).toHaveLength(2);

  free = 40;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(watch.state()).toBe("full");
  expect(lines.at(-1)).toBe("error: the disk is full: nothing is stored any more");

  free = 4_000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(watch.state()).toBe("enough");
  expect(lines).toHaveLength(3);
  watch.stop();
});

test("a folder that cannot be asked says nothing", async () => {
  const watch = await watchDisk("/data", bounds, logger as never, () =>
    Promise.reject(new Error("gone")),
  );
  expect(watch.state()).toBe("enough");
  expect(lines).toEqual([]);
  watch.stop();
});

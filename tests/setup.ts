import { afterEach, beforeEach, expect, vi } from "vitest";

/** Two lines the specification asks for: the unknown path on the not-found page, and a failed contact send. */
const specifiedLogs = [/^404/, /^Contact form/];

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  const stray = calls.filter(([first]) => !specifiedLogs.some((log) => log.test(String(first))));
  vi.restoreAllMocks();
  expect(stray, "console.error was called").toEqual([]);
});

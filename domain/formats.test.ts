import { expect, test } from "vitest";
import { formatDate, isPast } from "./formats.ts";

test("a day reads the same wherever the clock stands", () => {
  expect(formatDate("2025-11-12")).toBe("Nov 12, 2025");
  expect(formatDate("2025-01-01")).toBe("Jan 1, 2025");
  expect(formatDate("2024-12-31T23:59:59Z")).toBe("Dec 31, 2024");
});

test("the last day still counts, the next does not", () => {
  expect(isPast("2025-11-12", new Date("2025-11-12T23:59:59Z"))).toBe(false);
  expect(isPast("2025-11-12", new Date("2025-11-13T00:00:00Z"))).toBe(true);
  expect(isPast("2026-01-01", new Date("2025-12-31T12:00:00Z"))).toBe(false);
});

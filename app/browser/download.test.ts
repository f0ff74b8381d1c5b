import { expect, test } from "vitest";
import { safeFileName } from "./download.ts";

test("signs that a file system may refuse become hyphens", () => {
  expect(safeFileName("halden-2026.csv")).toBe("halden-2026.csv");
  expect(safeFileName("silent writing hour.ics")).toBe("silent-writing-hour.ics");
  expect(safeFileName("../a:b?.txt")).toBe("..-a-b-.txt");
});

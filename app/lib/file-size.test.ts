import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

test("sizes are rounded to what a reader compares", () => {
  expect(formatFileSize(0)).toBe("0 B");
  expect(formatFileSize(999)).toBe("999 B");
  expect(formatFileSize(1000)).toBe("1 kB");
  expect(formatFileSize(48_499)).toBe("48 kB");
  expect(formatFileSize(999_400)).toBe("999 kB");
  expect(formatFileSize(999_500)).toBe("1.0 MB");
  expect(formatFileSize(1_249_000)).toBe("1.2 MB");
  expect(formatFileSize(12_600_000)).toBe("13 MB");
});

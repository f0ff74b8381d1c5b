import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes.ts";

test.each([
  [0, "0 B"],
  [-5, "0 B"],
  [Number.NaN, "0 B"],
  [Number.POSITIVE_INFINITY, "0 B"],
  [1023, "1023 B"],
  [1024, "1.0 KB"],
  [12_288, "12.0 KB"],
  [1_048_575, "1.0 MB"],
  [5_242_880, "5.0 MB"],
  [1_073_741_824, "1.0 GB"],
])("%d bytes are %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

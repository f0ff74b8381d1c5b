import { expect, test } from "vitest";
import { localOriginWarning, readOrigin } from "./public-origin.ts";

test("an origin is taken as it is, and none leaves the one of the site", () => {
  expect(readOrigin("https://www.perilune.com")).toBe("https://www.perilune.com");
  expect(readOrigin("http://localhost:3000")).toBe("http://localhost:3000");
  expect(readOrigin("")).toBe("");
  expect(readOrigin(undefined)).toBe("");
});

test.each([
  "https://perilune.com/",
  "https://perilune.com/site",
  "https://Perilune.com",
  "perilune.com",
  "ftp://perilune.com",
  "https://perilune.com?x",
  "https://",
  " ",
])("%j is refused with a sentence that names the setting", (setting) => {
  expect(() => readOrigin(setting)).toThrow(/^SITE_ORIGIN is .* like https:/);
});

test.each([
  "http://localhost:3000",
  "http://site.localhost",
  "https://127.0.0.1",
  "http://127.1.2.3:80",
  "http://0.0.0.0:3000",
  "http://[::1]:3000",
])("%s is warned about in a box of several lines", (origin) => {
  const lines = localOriginWarning(origin)?.split("\n") ?? [];
  expect(lines.length).toBeGreaterThan(5);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines.join("\n")).toContain(origin);
  expect(lines.join("\n")).toContain("SITE_ORIGIN");
});

test.each(["https://perilune.com", "https://localhost.com", "https://1270.0.0.1.com"])(
  "%s is fine",
  (origin) => {
    expect(localOriginWarning(origin)).toBeNull();
  },
);

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("app/**/*.css");

test("every underline says how thick it is, because Firefox takes four pixels of this font by itself", () => {
  const bare = files.flatMap((file) => {
    const rules = readFileSync(file, "utf8").match(/[^{}]*\{[^{}]*\}/g) ?? [];
    return rules
      .filter((rule) => /text-decoration: underline(?! \d)/.test(rule))
      .filter((rule) => !rule.includes("text-decoration-thickness: "))
      .map((rule) => `${file}: ${rule.trim()}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(bare).toEqual([]);
});

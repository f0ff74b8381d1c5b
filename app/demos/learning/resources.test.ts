import { expect, test } from "vitest";
import { resourcesOf } from "./resources.ts";

test("a chapter has two files with something in them", () => {
  const files = resourcesOf(
    { id: "c1", title: "SQL" },
    { id: "c1-5", title: "Joins you can trust" },
  );
  expect(files.map(({ name }) => name)).toEqual(["c1-5-cheat-sheet.md", "c1-5-practice-data.csv"]);
  expect(files[1]?.text.trim().split("\r\n")).toHaveLength(13);
});

test("only the SQL course speaks of queries", () => {
  const files = resourcesOf(
    { id: "c9", title: "Spanish for Travel" },
    { id: "c9-1", title: "Hello" },
  );
  for (const { text } of files) expect(text).not.toMatch(/SELECT|customer_id|NULL/);
  expect(files[1]?.text.trim().split("\r\n")).toHaveLength(13);
});

import { expect, test } from "vitest";
import { stackOf } from "./stack-of.ts";

test.each([
  ["", []],
  [" , ;", []],
  ["TypeScript", ["TypeScript"]],
  ["React, Node ; PostgreSQL,", ["React", "Node", "PostgreSQL"]],
])("%j is read as %j", (text, names) => {
  expect(stackOf(text)).toEqual(names);
});

test("never more names than the database takes, and none is lost", () => {
  const names = stackOf(Array.from({ length: 40 }, (_, index) => `s${index}`).join(","));
  expect(names).toHaveLength(30);
  expect(names.at(-1)).toContain("s39");
});
